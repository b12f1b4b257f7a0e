import { aboutOf } from '#languages/about.ts';
import type { Lesson, Scene } from '#lessons/lesson.ts';
import { markingOf } from '#quizzes/kinds/marking.ts';
import type { Question } from '#quizzes/questions.ts';

/* Fields of a visual that carry no text. */
const unsaid = new Set([
  'kind',
  'figure',
  'alt',
  'act',
  'at',
  'parts',
  'area',
  'type',
  'side',
  'colour',
  'form',
]);

/** All text in a visual. */
const readIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) => (unsaid.has(key) ? [] : readIn(one)));
};

const answerOf = (question: Question): string => {
  const { rightTexts, right } = markingOf(question);
  return [rightTexts?.(question) ?? right(question)].flat().join(' ');
};

const teaches = ({ visual: { kind } }: Scene) => kind !== 'question' && kind !== 'touch' && kind !== 'title';

/** The weight of a shared word by where it occurs. Numbers are rarely the topic of a scene. */
const weights = { asked: 1, why: 0.8, aim: 0.6, seen: 0.7, number: 0.4 } as const;
/** A lower score means no significant overlap. */
const enough = 1;
/** A scene within this share of the best score may be the right one. */
const near = 0.8;

/**
 * Finds the scenes of a lesson that teach what a question asks, by words shared with the question, its
 * answer, its explanation and its objective; rare words weigh more. Usually one; several when scores are
 * close; all teaching scenes when none scores enough, because a wrong scene helps nobody.
 */
export const teachingScenes = (
  { scenes, objectives }: Pick<Lesson, 'scenes' | 'objectives'>,
  question: Question,
): readonly Scene[] => {
  const asked = aboutOf(`${question.prompt} ${answerOf(question)}`);
  const why = aboutOf(`${question.explanation} ${question.hint ?? ''}`);
  const aim = aboutOf(objectives[(question.objective ?? 0) - 1] ?? '');
  const told = scenes.filter(teaches).map((scene) => {
    const said = aboutOf(scene.narration);
    return {
      scene,
      said,
      all: new Set([...said, ...aboutOf([scene.name, ...readIn(scene.visual)].join(' '))]),
    };
  });
  const scored = told.map(({ scene, said, all }) => {
    let score = 0;
    for (const word of all) {
      const shared =
        (asked.has(word) ? weights.asked : 0) +
        (why.has(word) ? weights.why : 0) +
        (aim.has(word) ? weights.aim : 0);
      const weight = (said.has(word) ? 1 : weights.seen) * (/^\d/.test(word) ? weights.number : 1);
      if (shared > 0) score += (shared * weight) / told.filter((other) => other.all.has(word)).length;
    }
    return { scene, score };
  });
  const best = Math.max(0, ...scored.map(({ score }) => score));
  const sure = scored.filter(({ score }) => best >= enough && score >= best * near);
  if (sure.length > 0) return sure.map(({ scene }) => scene);
  return told.length > 0 ? told.map(({ scene }) => scene) : scenes;
};
