/** The door of tasks on paper: their words and drawings, shown alike to the learner, the family and the teacher. */
export { DrawingRow, useDrawings } from './drawing-row.tsx';
export { PaperText } from './paper-text.tsx';
