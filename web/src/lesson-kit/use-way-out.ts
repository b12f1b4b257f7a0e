import * as paths from '#lib/paths.ts';
import { useSession } from '#lib/session.tsx';

/** Where a link out of the app leads: past the page that says so; teachers and parents go straight (decision 13). */
export const useWayOut = (): ((url: string) => string) => {
  const role = useSession().user?.role;
  const isAdult = role === 'teacher' || role === 'parent';
  return (url) => (isAdult && /^https:\/\//i.test(url) ? url : paths.leavingFor(url));
};
