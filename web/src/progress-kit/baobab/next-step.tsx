import { useText } from '#lib/language.tsx';
import { growth as texts } from '#messages/growth/en.ts';
import { growthAt } from './growth.ts';

/** The next step of the tree and the distance to it. */
export const NextStep = ({ seeds }: { seeds: number }) => {
  const say = useText(texts);
  const { next } = growthAt(seeds);
  return <p>{next === null ? say('grown') : say('next', { count: next.seeds, what: say(next.name) })}</p>;
};
