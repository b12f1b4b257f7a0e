/** How a person likes to be read to. It is put away for its owner at logging out. */
import { readLocal, writeLocal } from '#lib/local.ts';

type Speed = NonNullable<ReturnType<typeof readLocal<'afl_voice_speed'>>>;

/** Slower than the device would speak by itself: a child follows the words with the eyes. */
const rates: Readonly<Record<Speed, number>> = { slow: 0.65, usual: 0.85, quick: 1.05 };

export const chosenRate = (): number => rates[readLocal('afl_voice_speed') ?? 'usual'];

/** Whether things are read without being asked for. `usually`: on for those who cannot read yet. */
export const readsUnasked = (usually: boolean): boolean =>
  (readLocal('afl_voice') ?? (usually ? 'on' : 'off')) === 'on';
export const chooseUnasked = (on: boolean): void => writeLocal('afl_voice', on ? 'on' : 'off');
