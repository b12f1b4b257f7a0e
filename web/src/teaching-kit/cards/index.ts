/** Entry point of the cards by which children sign in, on screen and on paper. */
export { CardSheet } from './card-sheet.tsx';
