export type { Place } from './playback-state.ts';
export { Player } from './player.tsx';
export { SceneAgain } from './scene-again.tsx';
export { TeacherVoice } from './sounds/teacher-voice.tsx';
export { useSounds } from './sounds/use-sounds.ts';
export type { Ending } from './use-ending.ts';
export type { PlayerHandle } from './use-player-handle.ts';
