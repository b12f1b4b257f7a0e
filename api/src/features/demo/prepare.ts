import { StartError } from '#env.ts';
import { schoolKinds } from '#features/schools/index.ts';
import type { World } from '#http/context.ts';
import { fillDemo } from './fill.ts';

/** Demo and real people never share a database: each profile refuses the other's. */
export const prepareProfile = async (world: World): Promise<void> => {
  const { demo, real } = await schoolKinds(world.db);
  if (world.env.profile === 'demo') {
    if (real) {
      throw new StartError(
        'This database holds a real school, so the demo will not open it. Set SAFETY_PROFILE=school or public, or another DATA_DIR.',
      );
    }
    await fillDemo(world);
    return;
  }
  if (demo) {
    throw new StartError(
      `This database holds the demo school, so SAFETY_PROFILE=${world.env.profile} will not open it. Use another DATA_DIR or DATABASE_URL.`,
    );
  }
};
