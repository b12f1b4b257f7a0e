/** Entry point of hand-ins, which stay on the device until the teacher has them. */
export { draftOf, keepDraft } from './draft.ts';
export {
  type HandInEnd,
  type HandInNews,
  type HandInWork,
  handInPage,
  handInsChanged,
  handInWords,
  isSameWork,
  type KeptHandIn,
  keptHandIns,
  sendHandIns,
  startHandIns,
} from './kept-hand-ins.ts';
export { PhotoStep } from './photo-step.tsx';
export { useKeptHandIns } from './use-kept-hand-ins.ts';
