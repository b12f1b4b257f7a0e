import { type ComponentType, lazy } from 'react';

/**
 * A component that comes later. One that was fetched ahead is drawn at once: `lazy` alone waits once more when it is
 * first drawn, and React then keeps what was empty empty for a third of a second.
 */
export const onHand = <P extends object>(load: () => Promise<ComponentType<P>>) => {
  let here: ComponentType<P> | null = null;
  const fetch = async () => {
    here = await load();
    return here;
  };
  const Late: ComponentType<P> = lazy(async () => ({ default: await fetch() }));
  const OnHand = (props: P) => {
    const Part = here ?? Late;
    return <Part {...props} />;
  };
  /** Fetches ahead: the network may be gone by the time it is wanted. A failure shows then. */
  const preload = (): void => {
    fetch().catch(() => undefined);
  };
  return Object.assign(OnHand, { preload });
};
