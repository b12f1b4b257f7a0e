import { useText } from '#lib/language.tsx';
import { useSmall } from '#lib/session.tsx';
import { growth } from '#messages/growth/en.ts';

/** What a badge is called. The first one of all has a name that says nothing to small children. */
export const useBadgeName = (): ((badge: { id: string; name: string }) => string) => {
  const say = useText(growth);
  const small = useSmall();
  return ({ id, name }) => (small && id === 'xp-earner' ? say('firstSeeds') : name);
};
