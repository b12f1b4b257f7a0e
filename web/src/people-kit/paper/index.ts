/** Entry point of paper tasks, shown alike to learner, family and teacher. */
export { DrawingRow, useDrawings } from './drawing-row.tsx';
export { PaperText } from './paper-text.tsx';
