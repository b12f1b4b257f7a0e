import { useAnswer } from '#ask/use-answer.ts';
import { useYoung } from '#lib/session.tsx';
import { picturesOf } from './courses.api.ts';

/* The server's limit per call. */
const most = 24;

const none: ReadonlyMap<string, string> = new Map();

/** Young children find list rows by picture. Others do not load them, and text never waits for them. */
export const usePictures = (entries: readonly string[]): ReadonlyMap<string, string> => {
  const ids = entries.slice(0, most).join(',');
  const asks = useYoung() && ids !== '';
  return useAnswer(asks ? `pictures ${ids}` : null, () => picturesOf(ids), { endsOn: [] }).data ?? none;
};
