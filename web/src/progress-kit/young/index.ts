/** What only children of P1 to P3 meet, and who sits beside them. It travels with the home. */

export { GoldSeeds } from './gold-seeds.tsx';
export { GrownUps } from './grown-ups.tsx';
export { OwnTree } from './own-tree.tsx';
export { PictureButton } from './picture-button.tsx';
export { PictureChoice } from './picture-choice.tsx';
