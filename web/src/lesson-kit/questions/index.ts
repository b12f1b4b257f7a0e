export { answerWords, hintFor, type Misconceptions, rightWords } from './answer-words.ts';
export { Said } from './feedback.tsx';
export { isGiven, isUnread } from './is-given.ts';
export { useMissingWords } from './missing-words.ts';
export { preloadInputs, preloadKinds, QuestionInput } from './question-input.tsx';
export { hasPicture, QuestionPicture } from './question-picture.tsx';
export { showMarks } from './show-marks.ts';
export { TryDraw, useWordsOf } from './try-draw.ts';
export { TryQuestion } from './try-question.tsx';
