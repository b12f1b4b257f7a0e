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
import { useRecord, workDoubted } from '#offline/use-record.ts';
import { uuid } from '#offline/uuid.ts';

/** Whether what was done lies safely on this device; `none` while nothing was, or for people who are not learners. */
export type Saved = 'none' | 'saved' | 'failed';

type Work = {
  item: string;
  saved: Saved;
  /** It was the first time, as far as is surely known: a promise of seeds must hold. */
  seeds: boolean;
  /** The seeds will not come: there was no time for what was done. Done again with time, it earns them. */
  tooFast: boolean;
  /** Surely done, here or before. */
  isDone: boolean;
  /** Something was played, read or answered: only then it counts as begun. Told once for each visit. */
  begin: () => void;
  finish: (type: 'video.finished' | 'reading.read') => void;
  /** Resolves as `finishQuiz` does. */
  answer: (question: string, answer: Answer, attempt?: string) => Promise<boolean | null>;
  /** Resolves to whether it lies safely on this device; null where nothing is kept. */
  finishQuiz: (
    attempt: string,
    answers: Readonly<Record<string, Answer>>,
    passed: boolean,
  ) => Promise<boolean | null>;
  /** A new try: what is told of the one before is not told of this one. */
  startAgain: () => void;
  /** Where the account says that it was left, as a device wrote it down; undefined while nobody could tell. */
  left: string | null | undefined;
  /** A quiz stands on the page and is not finished: what leads away from it keeps quiet. */
  asking: boolean;
  setAsking: (asking: boolean) => void;
};

const idle: Work = {
  item: '',
  saved: 'none',
  seeds: false,
  tooFast: false,
  isDone: false,
  begin: () => undefined,
  finish: () => undefined,
  answer: async () => null,
  finishQuiz: async () => null,
  startAgain: () => undefined,
  left: undefined,
  asking: false,
  setAsking: () => undefined,
};
const WorkContext = createContext<Work>(idle);

export const useWork = () => useContext(WorkContext);

type Kept = Pick<Work, 'saved' | 'seeds' | 'tooFast'>;

const nothingKept: Kept = { saved: 'none', seeds: false, tooFast: false };

/** The ids of what the server doubted while the page is open; `hear` is called with each. */
const useDoubted = (hear: (id: string) => void) => {
  const doubted = useRef(new Set<string>());
  useEffect(() => {
    const listen = (told: Event) => {
      for (const id of (told as CustomEvent<readonly string[]>).detail) {
        doubted.current.add(id);
        hear(id);
      }
    };
    globalThis.addEventListener(workDoubted, listen);
    return () => globalThis.removeEventListener(workDoubted, listen);
  }, [hear]);
  return doubted.current;
};

type LessonWorkProps = {
  item: string;
  /** Null while nobody could tell what is done. */
  done: ReadonlySet<string> | null;
  /** A quiz that was finished and never passed: its seeds are still to come. */
  failed?: boolean;
  left?: Work['left'];
  children: ReactNode;
};

/** Writes down what happens in one lesson. It is keyed by the lesson: what is in it belongs to one visit. */
export const LessonWork = ({ item, done, failed = false, left, children }: LessonWorkProps) => {
  const record = useRecord();
  const [kept, setKept] = useState(nothingKept);
  const [asking, setAsking] = useState(false);
  const known = useRef(false);
  known.current = failed || done?.has(item) === false;
  // A try here that did not pass is done, as far as the list knows: its seeds are still to come.
  const toEarn = useRef(false);
  const turn = useRef(0);
  const finishedHere = useRef(false);
  const latest = useRef('');

  const begun = useRef(false);
  const begin = useCallback(() => {
    if (begun.current) return;
    begun.current = true;
    record('item.opened', { item }).catch(() => undefined);
  }, [record, item]);

  /* What stands there is of the time before: nothing is 'Saved' until this one lies on the disk (promise R8). */
  const startAgain = useCallback(() => {
    turn.current += 1;
    setKept(nothingKept);
  }, []);
  const doubted = useDoubted(
    useCallback((id) => {
      if (id !== latest.current) return;
      finishedHere.current = false;
      setKept((before) => (before.seeds ? { ...before, seeds: false, tooFast: true } : before));
    }, []),
  );
  const keep = useCallback(
    async (id: string, recorded: Promise<boolean | null>, earns = true) => {
      startAgain();
      const mine = turn.current;
      latest.current = id;
      if (known.current) toEarn.current = true;
      const wasOpen = earns && toEarn.current;
      const safe = await recorded;
      const first = wasOpen && !finishedHere.current;
      const tooFast = first && doubted.has(id);
      if (earns && safe === true && !doubted.has(id)) finishedHere.current = true;
      if (safe !== null && mine === turn.current)
        setKept({ saved: safe ? 'saved' : 'failed', seeds: first && !tooFast, tooFast });
      return safe;
    },
    [startAgain, doubted],
  );
  const work = useMemo<Work>(
    () => ({
      ...kept,
      item,
      isDone: done?.has(item) === true,
      begin,
      finish: (type) => {
        begin();
        const id = uuid();
        void keep(id, record(type, { item }, id));
      },
      answer: (question, answer, attempt) => {
        begin();
        return record('answer.given', {
          item,
          question,
          answer,
          ...(attempt === undefined ? {} : { attempt }),
        });
      },
      finishQuiz: (attempt, answers, passed) =>
        keep(
          attempt,
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
          passed,
        ),
      startAgain,
      left,
      asking,
      setAsking,
    }),
    [kept, keep, startAgain, begin, record, item, done, left, asking],
  );
  return <WorkContext value={work}>{children}</WorkContext>;
};
