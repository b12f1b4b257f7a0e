import { useAnswer } from '#ask/use-answer.ts';
import { useSmall } from '#lib/session.tsx';
import { picturesOf } from './courses.api.ts';

/* So many the server gives at once. */
const most = 24;

const none: ReadonlyMap<string, string> = new Map();

/** Small children find a line of a list by its picture. Nobody else asks for them, and the words never wait for them. */
export const usePictures = (entries: readonly string[]): ReadonlyMap<string, string> => {
  const ids = entries.slice(0, most).join(',');
  const asks = useSmall() && ids !== '';
  return useAnswer(asks ? `pictures ${ids}` : null, () => picturesOf(ids), { endsOn: [] }).data ?? none;
};
