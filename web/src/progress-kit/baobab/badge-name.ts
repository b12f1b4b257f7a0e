import { useText } from '#lib/language.tsx';
import { useYoung } from '#lib/session.tsx';
import { growth } from '#messages/growth/en.ts';

/** What a badge is called. The first one of all has a name that says nothing to young children. */
export const useBadgeName = (): ((badge: { id: string; name: string }) => string) => {
  const say = useText(growth);
  const young = useYoung();
  return ({ id, name }) => (young && id === 'xp-earner' ? say('firstSeeds') : name);
};
