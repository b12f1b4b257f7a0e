import { aboutOf } from '#languages/about.ts';
import type { Lesson, Scene } from '#lessons/lesson.ts';
import { markingOf } from '#quizzes/kinds/marking.ts';
import type { Question } from '#quizzes/questions.ts';

/* What a visual is made of, and not what it says. */
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

/** All that can be read in a visual. */
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

/** How much each place of a shared word says. A number is seldom what a scene is about. */
const weights = { asked: 1, why: 0.8, aim: 0.6, seen: 0.7, number: 0.4 } as const;
/** Below this nothing that counts is shared. */
const enough = 1;
/** So near to the best, a scene may as well be the one. */
const near = 0.8;

/**
 * The scenes of its lesson that teach what a question asks: those that share the most with the question, its answer, its
 * reason and the objective that it tests, said or seen, where a word of few scenes says more than one of all. Mostly it is
 * one; where several come near, all of them, and where none shares enough, all that teach: a wrong scene helps nobody.
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
