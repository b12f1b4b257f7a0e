/** The door of recordings that are not with the school yet. */
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
