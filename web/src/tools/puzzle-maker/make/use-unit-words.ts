import type { Grade } from '@afrolearn/learning/catalogue/grades.ts';
import { type Answer, useAnswer, useOwnAnswer } from '#ask/use-answer.ts';
import { useSession } from '#lib/session.tsx';
import { type UnitWords, unitsWithWords, wordsOfUnit } from './unit-words.api.ts';

/* For signed-in people the last answer stays on the device: then a puzzle can be made offline. */
const useKept = <T>(question: string | null, ask: () => Promise<T>): Answer<T> => {
  const { user, status } = useSession();
  const kept = useOwnAnswer(user === null ? null : question, ask, { afterProgress: false });
  const passing = useAnswer(user === null && status !== 'looking' ? question : null, ask);
  return user === null ? passing : kept;
};

export const useUnits = (subject: number, grade: Grade['id']) =>
  useKept(`puzzle units ${subject} ${grade}`, () => unitsWithWords(subject, grade));

export const useUnitWords = (unit: number | null, enough: number): Answer<UnitWords> =>
  useKept(unit === null ? null : `puzzle words ${unit} ${enough}`, () => wordsOfUnit(unit ?? 0, enough));
