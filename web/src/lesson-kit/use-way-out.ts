import * as paths from '#lib/paths.ts';
import { useSession } from '#lib/session.tsx';

/**
 * The target of an external link: through the warning page; directly for teachers and parents (decision 13).
 */
export const useWayOut = (): ((url: string) => string) => {
  const role = useSession().user?.role;
  const isAdult = role === 'teacher' || role === 'parent';
  return (url) => (isAdult && /^https:\/\//i.test(url) ? url : paths.leavingFor(url));
};
