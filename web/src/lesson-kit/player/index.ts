export { Player, type PlayerHandle } from './player.tsx';
export type { Ending } from './use-ending.ts';
