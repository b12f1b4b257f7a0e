import { StartError } from '#env.ts';
import { realSchools } from '#features/schools/index.ts';
import type { World } from '#http/context.ts';

/** A single-school server must have a school. Null, or the message for the operator. */
export const checkSchools = async ({ db, env }: Pick<World, 'db' | 'env'>): Promise<string | null> => {
  if (env.profile !== 'school') return null;
  const schools = await realSchools(db);
  if (schools > 1) {
    throw new StartError(
      `This database holds ${schools} schools, and SAFETY_PROFILE=school is for one. Use SAFETY_PROFILE=public.`,
    );
  }
  return schools === 0
    ? 'There is no school here yet, so nobody can register: make it, and its administrator, with npm run school.'
    : null;
};
