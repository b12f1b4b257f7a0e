import * as paths from '#lib/paths.ts';
import { useSession } from '#lib/session.tsx';
import { useNavigate } from '#routing/index.ts';

/** Logs out, then goes to / (spec 1 §2.1). */
export const useLogOut = () => {
  const { signOut } = useSession();
  const navigate = useNavigate();
  return () => {
    navigate(paths.home);
    signOut();
  };
};
