import { CallError } from '#lib/call.ts';
import { useSession } from '#lib/session.tsx';
import { useCall } from '#lib/use-call.ts';
import { allGrades } from './dashboard.api.ts';

/** The classes as the server lists them. A 401 or 403 ends the session (spec 1 §7): the log-in page says so (§8). */
export const useGrades = () => {
  const { expire } = useSession();
  return useCall('grades', async () => {
    try {
      return await allGrades();
    } catch (error) {
      if (error instanceof CallError && (error.status === 401 || error.status === 403)) expire();
      throw error;
    }
  });
};
