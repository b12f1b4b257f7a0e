import { useText } from '#lib/language.tsx';
import { useYoung } from '#lib/session.tsx';
import { growth } from '#messages/growth/en.ts';

/** A badge's name. The first badge has a simpler one for young children. */
export const useBadgeName = (): ((badge: { id: string; name: string }) => string) => {
  const say = useText(growth);
  const young = useYoung();
  return ({ id, name }) => (young && id === 'xp-earner' ? say('firstSeeds') : name);
};
