// A question may be asked again alone on another day, so its context must come with it.
import { join } from 'node:path';
import type { Lesson } from '@afrolearn/learning/lessons/lesson.ts';
import { isPicture, type Question } from '@afrolearn/learning/quizzes/questions.ts';
import { storyOf } from '@afrolearn/learning/reviews/story.ts';
import { expect, test } from 'vitest';
import { checkCurriculum } from '#check/check.ts';
import { askedIn } from '#check/rules/rule.ts';
import { readFiles } from '#load/files.ts';

const { content } = checkCurriculum(readFiles(join(import.meta.dirname, '..', 'content')));

/** Words that refer to something outside the question. */
const points =
  /\b(?:the|this|these) (?:story|passage|poem|text|notice|letter|dialogue|conversation|picture|diagram|graph|chart)\b/iu;

const shows = (question: Question): boolean =>
  question.figure !== undefined ||
  question.show !== undefined ||
  ('options' in question && question.options.some(isPicture));

/** The question contains what it quotes, completes or matches. */
const tells = ({ kind, prompt }: Question): boolean =>
  kind === 'gap' || kind === 'match' || /[:'"“‘]/u.test(prompt);

test('every question that points to a story or a picture brings it along when it is asked again, and no task', () => {
  const alone: string[] = [];
  let many = 0;
  for (const unit of content.units) {
    const before = new Map(
      unit.lessons.map(({ source, content: lesson }) => [source, toldIn(lesson)] as const),
    );
    const texts = new Map(
      unit.readings.map(({ source, content: { text } }) => [source, { scenes: [], text }] as const),
    );
    for (const { question, source, where } of askedIn(unit)) {
      const told = before.get(source) ?? texts.get(source) ?? { scenes: [], text: [] };
      const story = storyOf(question, told);
      if (story.length > 0) many += 1;
      if (where === 'scene' && /^(?:Think|Look|Listen|Now)\b/u.test(story.join(' ')))
        alone.push(`${question.id} has a task for its story: ${story}`);
      if (where === 'reading' && story.length === 0) alone.push(`${question.id} has no story`);
      if (points.test(question.prompt) && !shows(question) && !tells(question) && story.length === 0)
        alone.push(`${question.id} ${question.prompt}`);
    }
  }
  expect(many).toBeGreaterThan(300);
  expect(alone).toEqual([]);
});

const toldIn = ({ scenes }: Lesson) => ({
  scenes: scenes.map(({ narration, visual }) => ({
    said: narration,
    asks: visual.kind === 'question' ? visual.item.id : null,
  })),
  text: [],
});
