export type { Place } from './playback-state.ts';
export { Player } from './player.tsx';
export { SceneAgain } from './scene-again.tsx';
export { TeacherVoice } from './teacher-voice.tsx';
export type { Ending } from './use-ending.ts';
export type { PlayerHandle } from './use-player-handle.ts';
export { useSounds } from './use-sounds.ts';
