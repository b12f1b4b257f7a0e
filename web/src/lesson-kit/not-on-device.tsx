import { Failed } from '#ask/failed.tsx';
import type { CallError } from '#lib/call.ts';
import { useText } from '#lib/language.tsx';
import { lazyPart, useCome } from '#lib/lazy.tsx';
import { courses } from '#messages/courses/en.ts';

/* The service worker stores it, so that it is there when it is needed. */
const Elsewhere = lazyPart(async () => (await import('./elsewhere.tsx')).Elsewhere);

type Props = { failure: CallError | null; retry: () => void; lesson?: string };

/**
 * Shown when a lesson or page failed to load. If the network failed, it lists lessons that are on this device. The
 * failed request decides, because `navigator.onLine` is often true without a network.
 */
export const NotOnDevice = ({ failure, retry, lesson }: Props) => {
  const say = useText(courses);
  const isNetwork = failure?.code === 'network';
  const isHere = useCome(Elsewhere, isNetwork);
  const failed = <Failed retry={retry}>{say('failed')}</Failed>;
  return isNetwork && isHere ? <Elsewhere lesson={lesson ?? null} retry={retry} failed={failed} /> : failed;
};
