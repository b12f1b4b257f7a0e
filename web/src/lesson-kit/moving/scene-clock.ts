import type { Audience } from '@afrolearn/learning/lessons/timing.ts';
import { createContext } from 'react';

/** Where the scene on the stage is, and what is told in it. */
export type Moment = {
  /** Since the scene began; a scene that stands still is all there. */
  readonly seconds: number;
  readonly running: boolean;
  readonly rate: number;
  readonly narration: string;
  readonly audience: Audience;
};

/** Outside a player nothing is told: a drawing stands as its scene leaves it. */
export const SceneClock = createContext<Moment>({
  seconds: Number.POSITIVE_INFINITY,
  running: false,
  rate: 1,
  narration: '',
  audience: 7,
});
