// What a scene shows while its narration is told.
import type { PictureVisual, Shown, TitleVisual } from '#lessons/shown.ts';
import type { TouchVisual } from '#lessons/touch.ts';
import type { Question } from '#quizzes/questions.ts';

export * from '#lessons/shown.ts';

/** Pauses the explainer and waits for an answer. */
export type QuestionVisual = { readonly kind: 'question'; readonly item: Question };

export type Visual = TitleVisual | PictureVisual | Shown | TouchVisual | QuestionVisual;

export type VisualKind = Visual['kind'];
