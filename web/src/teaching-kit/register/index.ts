export {
  keepTap,
  type RegisterBegun,
  sendTaps,
  startTaps,
  type TapsNews,
  tapsChanged,
  waitingFor,
} from './kept-taps.ts';
export { LostNotice } from './lost-notice.tsx';
