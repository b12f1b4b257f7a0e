import type { Audience } from '@afrolearn/learning/lessons/timing.ts';
import { createContext } from 'react';

/** The current scene's time and narration. */
export type Moment = {
  /** Seconds in the scene; a still scene shows every part. */
  readonly seconds: number;
  readonly running: boolean;
  readonly rate: number;
  readonly narration: string;
  readonly audience: Audience;
};

/** Outside a player a drawing shows its final state. */
export const SceneClock = createContext<Moment>({
  seconds: Number.POSITIVE_INFINITY,
  running: false,
  rate: 1,
  narration: '',
  audience: 7,
});
