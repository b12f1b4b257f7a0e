import type { Answer } from '@afrolearn/learning/quizzes/questions.ts';
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useRecord } from '#offline/use-record.ts';

/** Whether what was done lies safely on this device; `none` while nothing was, or for people who are not learners. */
export type Saved = 'none' | 'saved' | 'failed';

type Work = {
  saved: Saved;
  /** It was the first time, as far as is surely known: a promise of seeds must hold. */
  seeds: boolean;
  /** Surely done, here or before. */
  isDone: boolean;
  finish: (type: 'video.finished' | 'reading.read') => void;
  /** Resolves as `finishQuiz` does. */
  answer: (question: string, answer: Answer, attempt?: string) => Promise<boolean | null>;
  /** Resolves to whether it lies safely on this device; null where nothing is kept. */
  finishQuiz: (attempt: string, answers: Readonly<Record<string, Answer>>) => Promise<boolean | null>;
  /** A new try: what is told of the one before is not told of this one. */
  startAgain: () => void;
  /** A quiz stands on the page and is not finished: what leads away from it keeps quiet. */
  asking: boolean;
  setAsking: (asking: boolean) => void;
};

const idle: Work = {
  saved: 'none',
  seeds: false,
  isDone: false,
  finish: () => undefined,
  answer: async () => null,
  finishQuiz: async () => null,
  startAgain: () => undefined,
  asking: false,
  setAsking: () => undefined,
};
const WorkContext = createContext<Work>(idle);

export const useWork = () => useContext(WorkContext);

const nothingKept = { saved: 'none', seeds: false } satisfies Pick<Work, 'saved' | 'seeds'>;

type LessonWorkProps = {
  item: string;
  /** Null while nobody could tell what is done. */
  done: ReadonlySet<string> | null;
  children: ReactNode;
};

/** Writes down what happens in one lesson. It is keyed by the lesson: what is in it belongs to one visit. */
export const LessonWork = ({ item, done, children }: LessonWorkProps) => {
  const record = useRecord();
  const [kept, setKept] = useState<Pick<Work, 'saved' | 'seeds'>>(nothingKept);
  const [asking, setAsking] = useState(false);
  const known = useRef(done);
  known.current = done;
  const turn = useRef(0);
  const finishedHere = useRef(false);

  useEffect(() => {
    record('item.opened', { item }).catch(() => undefined);
  }, [record, item]);

  /* What stands there is of the time before: nothing is 'Saved' until this one lies on the disk (promise R8). */
  const startAgain = useCallback(() => {
    turn.current += 1;
    setKept(nothingKept);
  }, []);
  const keep = useCallback(
    async (recorded: Promise<boolean | null>) => {
      startAgain();
      const mine = turn.current;
      const wasOpen = known.current?.has(item) === false;
      const safe = await recorded;
      const seeds = wasOpen && !finishedHere.current;
      if (safe === true) finishedHere.current = true;
      if (safe !== null && mine === turn.current) setKept({ saved: safe ? 'saved' : 'failed', seeds });
      return safe;
    },
    [startAgain, item],
  );
  const work = useMemo<Work>(
    () => ({
      ...kept,
      isDone: done?.has(item) === true,
      finish: (type) => void keep(record(type, { item })),
      answer: (question, answer, attempt) =>
        record('answer.given', {
          item,
          question,
          answer,
          ...(attempt === undefined ? {} : { attempt }),
        }),
      finishQuiz: (attempt, answers) =>
        keep(
          record(
            'quiz.finished',
            {
              item,
              attempt,
              answers: Object.entries(answers).map(([question, answer]) => ({ question, answer })),
            },
            // An attempt ends once, though two tabs stand at its last question.
            attempt,
          ),
        ),
      startAgain,
      asking,
      setAsking,
    }),
    [kept, keep, startAgain, record, item, done, asking],
  );
  return <WorkContext value={work}>{children}</WorkContext>;
};
