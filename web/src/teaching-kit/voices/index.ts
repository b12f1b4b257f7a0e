/** Entry point of recordings that the school does not have yet. */
export {
  demoteTake,
  dropFromDevice,
  dropTake,
  type KeptVoice,
  keepOnDevice,
  keptVoices,
  type NewVoice,
  sendVoice,
  sendVoices,
  soundOf,
  startVoices,
  type Take,
  type VoicesNews,
  voicesChanged,
  type Where,
  type Which,
} from './kept-voices.ts';
