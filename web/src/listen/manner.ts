/** A person's read-aloud settings, sealed at log-out. */
import { readLocal, writeLocal } from '#lib/local.ts';

export const speeds = ['slow', 'usual', 'quick'] as const;
export type Speed = (typeof speeds)[number];

/** Slower than the default, so that a child can follow with the eyes. */
const rates: Readonly<Record<Speed, number>> = { slow: 0.65, usual: 0.85, quick: 1.05 };

export const chosenSpeed = (): Speed => readLocal('afl_voice_speed') ?? 'usual';
export const chooseSpeed = (speed: Speed): void => writeLocal('afl_voice_speed', speed);
export const chosenRate = (): number => rates[chosenSpeed()];

/** Whether to read aloud automatically. `usually`: the default for young children. */
export const readsUnasked = (usually: boolean): boolean =>
  (readLocal('afl_voice') ?? (usually ? 'on' : 'off')) === 'on';
export const chooseUnasked = (on: boolean): void => writeLocal('afl_voice', on ? 'on' : 'off');
