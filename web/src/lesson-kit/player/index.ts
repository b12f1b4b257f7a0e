export type { Place } from './playback-state.ts';
export { Player, type PlayerHandle } from './player.tsx';
export type { Ending } from './use-ending.ts';
