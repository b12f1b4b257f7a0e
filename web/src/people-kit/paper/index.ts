/** The door of tasks on paper: their words, drawn alike for the learner, the family and the teacher. */
export { PaperText } from './paper-text.tsx';
