export {
  keepTap,
  type RegisterBegun,
  sendTaps,
  startTaps,
  type TapsNews,
  tapsChanged,
  waitingFor,
  waitingRegisters,
} from './kept-taps.ts';
export { LostNotice } from './lost-notice.tsx';
export { lostOf } from './lost-taps.ts';
