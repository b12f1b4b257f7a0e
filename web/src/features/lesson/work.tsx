import type { Answer } from '@afrolearn/learning/quizzes/items.ts';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react';
import { useRecord } from '#offline/use-record.ts';

/** Whether what was done lies safely on this device; `none` while nothing was, or for people who are not learners. */
export type Saved = 'none' | 'saved' | 'failed';

type Work = {
  saved: Saved;
  /** Done before this visit: its seeds were earned then. */
  wasDone: boolean;
  finish: (type: 'video.finished' | 'reading.read') => void;
  answer: (question: string, answer: Answer, attempt?: string) => void;
  /** Resolves to whether it lies safely on this device; null where nothing is kept. */
  finishQuiz: (attempt: string, answers: Readonly<Record<string, Answer>>) => Promise<boolean | null>;
};

const idle: Work = {
  saved: 'none',
  wasDone: false,
  finish: () => undefined,
  answer: () => undefined,
  finishQuiz: async () => null,
};
const WorkContext = createContext<Work>(idle);

export const useWork = () => useContext(WorkContext);

type LessonWorkProps = { item: string; done: ReadonlySet<string> | null; children: ReactNode };

/** Writes down what happens in one lesson. It is keyed by the lesson: what is in it belongs to one visit. */
export const LessonWork = ({ item, done, children }: LessonWorkProps) => {
  const record = useRecord();
  const [saved, setSaved] = useState<Saved>('none');
  const [before, setBefore] = useState<boolean | null>(null);

  useEffect(() => {
    record('item.opened', { item }).catch(() => undefined);
  }, [record, item]);
  // What stood there when the answer first came, before this visit added to it.
  useEffect(() => {
    if (done !== null && saved === 'none') setBefore((known) => known ?? done.has(item));
  }, [done, saved, item]);

  const keep = useCallback(async (kept: Promise<boolean | null>) => {
    const safe = await kept;
    if (safe !== null) setSaved(safe ? 'saved' : 'failed');
    return safe;
  }, []);
  const work = useMemo<Work>(
    () => ({
      saved,
      wasDone: before === true,
      finish: (type) => void keep(record(type, { item })),
      answer: (question, answer, attempt) =>
        void record('answer.given', {
          item,
          question,
          answer,
          ...(attempt === undefined ? {} : { attempt }),
        }),
      finishQuiz: (attempt, answers) =>
        keep(
          record('quiz.finished', {
            item,
            attempt,
            answers: Object.entries(answers).map(([question, answer]) => ({ question, answer })),
          }),
        ),
    }),
    [saved, before, keep, record, item],
  );
  return <WorkContext value={work}>{children}</WorkContext>;
};
