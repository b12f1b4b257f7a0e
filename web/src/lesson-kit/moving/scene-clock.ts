import type { Audience } from '@afrolearn/learning/lessons/timing.ts';
import { createContext } from 'react';

/** How far the scene on the stage is, and its narration. */
export type Moment = {
  /** Seconds since the scene began; in a scene that stands still every part is shown. */
  readonly seconds: number;
  readonly running: boolean;
  readonly rate: number;
  readonly narration: string;
  readonly audience: Audience;
};

/** Outside a player there is no narration: a drawing is shown as it looks at the end of its scene. */
export const SceneClock = createContext<Moment>({
  seconds: Number.POSITIVE_INFINITY,
  running: false,
  rate: 1,
  narration: '',
  audience: 7,
});
