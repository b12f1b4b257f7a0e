// The visuals that a scene can show during its narration.
import type { PictureVisual, Shown, TitleVisual } from '#lessons/shown.ts';
import type { TouchVisual } from '#lessons/touch.ts';
import type { Question } from '#quizzes/questions.ts';

export * from '#lessons/shown.ts';

/** Pauses the lesson and waits for an answer. */
export type QuestionVisual = { readonly kind: 'question'; readonly item: Question };

export type Visual = TitleVisual | PictureVisual | Shown | TouchVisual | QuestionVisual;

export type VisualKind = Visual['kind'];
