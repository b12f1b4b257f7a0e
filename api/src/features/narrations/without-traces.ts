import { blankableBytes, blankMp4, blankWebm } from '#features/lessons/index.ts';
import { blankOgg } from './blank-ogg.ts';
import type { SoundKind } from './sound-kinds.ts';

/** Removes a recording's metadata in place, as for films. False when it is inconsistent. */
export const withoutTraces = async (sound: Buffer, kind: SoundKind): Promise<boolean> => {
  if (kind === 'audio/ogg') return blankOgg(sound);
  return await (kind === 'audio/mp4' ? blankMp4 : blankWebm)(blankableBytes(sound));
};
