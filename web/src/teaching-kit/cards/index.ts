/** The door of the cards by which children sign in: for whoever makes them, on the screen and on paper. */
export { CardSheet } from './card-sheet.tsx';
