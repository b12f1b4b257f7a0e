/** The door of work that is handed in: it lies on the device until the teacher has it. */
export {
  type HandInEnd,
  type HandInNews,
  handInPage,
  handInsChanged,
  handInWords,
  type KeptHandIn,
  keptHandIns,
  sendHandIns,
  startHandIns,
} from './kept-hand-ins.ts';
export { useKeptHandIns } from './use-kept-hand-ins.ts';
