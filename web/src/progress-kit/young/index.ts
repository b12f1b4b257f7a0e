/** Only for children of P1 to P3 and the adults beside them. Bundled with the home page. */

export { GoldSeeds } from './gold-seeds.tsx';
export { GrownUps } from './grown-ups.tsx';
export { OwnTree } from './own-tree.tsx';
export { PictureButton } from './picture-button.tsx';
export { PictureChoice } from './picture-choice.tsx';
