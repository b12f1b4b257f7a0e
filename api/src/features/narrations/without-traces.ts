import { blankableBytes, blankMp4, blankWebm } from '#features/lessons/index.ts';
import { blankOgg } from './blank-ogg.ts';
import type { SoundKind } from './sound-kinds.ts';

/**
 * Takes out of a recording, in its own bytes, what a telephone wrote about itself, the day and the place: the way of films.
 * False when its pieces do not fit together.
 */
export const withoutTraces = async (sound: Buffer, kind: SoundKind): Promise<boolean> => {
  if (kind === 'audio/ogg') return blankOgg(sound);
  return await (kind === 'audio/mp4' ? blankMp4 : blankWebm)(blankableBytes(sound));
};
