import type { Answer } from '@afrolearn/learning/quizzes/questions.ts';
import { createContext, type ReactNode, useCallback, useContext, useMemo, useRef, useState } from 'react';
import { useRecord } from '#offline/use-record.ts';
import { uuid } from '#offline/uuid.ts';
import { useLaterNews } from './use-later-news.ts';
import { nothingYet, type Outcome, outcomeOf, type Piece } from './work-outcome.ts';

type Answers = Readonly<Record<string, Answer>>;

/** `safe`: whether it is stored on this device, null where nothing is stored. `answers`: what the stored end says. */
export type FinishedQuiz = { safe: boolean | null; answers: Answers };

type Work = Outcome & {
  item: string;
  /** Done, now or earlier. */
  isDone: boolean;
  /** Called when something was played, read or answered, which starts the entry. Recorded once per visit. */
  begin: () => void;
  finish: (type: 'video.finished' | 'reading.read') => void;
  /** Resolves to whether it is stored on this device; null where nothing is stored. */
  answer: (question: string, answer: Answer, attempt?: string, asked?: string) => Promise<boolean | null>;
  finishQuiz: (
    ids: {
      readonly attempt: string;
      readonly run: string;
      /** The question that a retry asked in the slot of each authored one. */
      readonly asked: readonly (readonly [slot: string, asked: string])[] | null;
    },
    answers: Answers,
    passed: boolean,
  ) => Promise<FinishedQuiz>;
  /** The account has a finished try at this quiz, and none that passed. */
  hasFailedBefore: boolean;
  /** Starts a new try: clears what was shown for the last one. */
  startAgain: () => void;
  /** The account's saved position; undefined while unknown. */
  left: string | null | undefined;
  /** A quiz is in progress: links that lead away are subdued. */
  asking: boolean;
  setAsking: (asking: boolean) => void;
};

const idle: Work = {
  ...nothingYet,
  item: '',
  isDone: false,
  begin: () => undefined,
  finish: () => undefined,
  answer: async () => null,
  finishQuiz: async (_, answers) => ({ safe: null, answers }),
  hasFailedBefore: false,
  startAgain: () => undefined,
  left: undefined,
  asking: false,
  setAsking: () => undefined,
};

/** Set only if it differs from the authored question. */
const askedInstead = (question: string, asked: string | undefined): { asked?: string } =>
  asked === undefined || asked === question ? {} : { asked };

const WorkContext = createContext<Work>(idle);

export const useWork = () => useContext(WorkContext);

type LessonWorkProps = {
  item: string;
  /** Null while it is unknown what is done. */
  done: ReadonlySet<string> | null;
  /** A quiz that was finished and never passed: it has not earned its seeds yet. */
  failed?: boolean;
  left?: Work['left'];
  children: ReactNode;
};

/** Records what happens in one lesson. It is keyed by the lesson: its state belongs to one visit. */
export const LessonWork = ({ item, done, failed = false, left, children }: LessonWorkProps) => {
  const record = useRecord();
  const [outcome, setOutcome] = useState(nothingYet);
  const [asking, setAsking] = useState(false);
  const isOpen = useRef(false);
  isOpen.current = failed || done?.has(item) === false;
  const latest = useRef<Piece | null>(null);

  const begun = useRef(false);
  const begin = useCallback(() => {
    if (begun.current) return;
    begun.current = true;
    record('item.opened', { item }).catch(() => undefined);
  }, [record, item]);

  const show = useRef<() => void>(() => undefined);
  const results = useLaterNews(
    latest,
    useCallback(() => show.current(), []),
  );
  show.current = () => setOutcome(outcomeOf(latest.current, results.get(latest.current?.id ?? '')));

  /* 'Saved' appears only after this write is on the disk (promise R8). */
  const startAgain = useCallback(() => {
    latest.current = null;
    setOutcome(nothingYet);
  }, []);
  const follow = useCallback(
    async (id: string, recorded: Promise<boolean | null>, earns = true) => {
      const piece: Piece = { id, earns: earns && isOpen.current, safe: null };
      startAgain();
      latest.current = piece;
      piece.safe = await recorded;
      if (latest.current === piece) show.current();
      return piece.safe;
    },
    [startAgain],
  );
  const finishQuiz = useCallback<Work['finishQuiz']>(
    async ({ attempt, run, asked }, answers, passed) => {
      let stored = answers;
      const inSlots = new Map(asked);
      const payload = {
        item,
        attempt,
        answers: Object.entries(answers).map(([question, answer]) => ({
          question,
          answer,
          ...askedInstead(question, inSlots.get(question)),
        })),
      };
      // A run ends once: another tab may have ended it with other answers, and those count.
      const recorded = record('quiz.finished', payload, run, ({ type, payload: kept }) => {
        if (type === 'quiz.finished')
          stored = Object.fromEntries(kept.answers.map(({ question, answer }) => [question, answer]));
      });
      const safe = await follow(run, recorded, passed);
      return { safe, answers: stored };
    },
    [record, follow, item],
  );
  const work = useMemo<Work>(
    () => ({
      ...outcome,
      item,
      isDone: done?.has(item) === true,
      begin,
      finish: (type) => {
        begin();
        const id = uuid();
        void follow(id, record(type, { item }, id));
      },
      answer: (question, answer, attempt, asked) => {
        begin();
        return record('answer.given', {
          item,
          question,
          answer,
          ...(attempt === undefined ? {} : { attempt }),
          ...askedInstead(question, asked),
        });
      },
      finishQuiz,
      hasFailedBefore: failed,
      startAgain,
      left,
      asking,
      setAsking,
    }),
    [outcome, follow, finishQuiz, startAgain, begin, record, item, done, failed, left, asking],
  );
  return <WorkContext value={work}>{children}</WorkContext>;
};
