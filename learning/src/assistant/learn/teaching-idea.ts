import { careIdeas } from '#assistant/learn/ideas/care-ideas.ts';
import { handsOnIdeas } from '#assistant/learn/ideas/hands-on-ideas.ts';
import type { TeachingIdea } from '#assistant/learn/ideas/idea.ts';
import { lowerIdeas } from '#assistant/learn/ideas/lower-ideas.ts';
import { rememberIdeas } from '#assistant/learn/ideas/remember-ideas.ts';
import { talkIdeas } from '#assistant/learn/ideas/talk-ideas.ts';
import { upperIdeas } from '#assistant/learn/ideas/upper-ideas.ts';
import { bullets, numbers, rowsOf, section, type ToolPage, text } from '#assistant/page.ts';
import { answerOf } from '#assistant/paper.ts';
import { madeFromUnit, questionsOfUnit, subjectLine, termsOf } from '#assistant/source.ts';
import { asSentence, isInWords, refersToOptions, unitStandingAlone } from '#assistant/standing-alone.ts';
import { defineTool } from '#assistant/tool.ts';
import type { Level } from '#catalogue/levels.ts';
import { randomOf } from '#practice/random.ts';

export const weeksOfYear = 40;

/** A different idea for every week of a school year; two classes begin at different places in the list. */
export const ideasFor = (level: Level, classNumber: number): readonly TeachingIdea[] => {
  const own = level === 'P1-P3' ? lowerIdeas : upperIdeas;
  const groups = [rememberIdeas, talkIdeas, own, handsOnIdeas, careIdeas];
  // Alternates the kinds, so that two weeks in a row differ.
  const rounds = Array.from({ length: 12 }, (_, at) => groups.flatMap((group) => group[at] ?? []));
  const all = rounds.flat();
  const start = (classNumber * 7) % all.length;
  return [...all.slice(start), ...all.slice(0, start)];
};

export const teachingIdea = defineTool({
  id: 'teaching-idea',
  needs: ['unit'],
  fields: { week: { kind: 'number', least: 1, most: weeksOfYear, usual: 1 } },
  make: ({ unit: source, draw }, { week }): ToolPage | null => {
    const unit = unitStandingAlone(source);
    const ideas = ideasFor(unit.level, unit.gradeId ?? 0);
    const idea = ideas[(week - 1) % ideas.length];
    if (idea === undefined) return null;
    const random = randomOf(`idea-${unit.id}-${week}`, draw);
    const asked = questionsOfUnit(unit).filter(
      (question) =>
        isInWords(question) && question.kind !== 'structured' && !refersToOptions.test(question.prompt),
    );
    const chosen = random.some(asked, 3);
    const terms = random.some(termsOf(unit.lessons), 5);
    return {
      title: `Idea of week ${week}: ${idea.title}`,
      about: [subjectLine(unit), unit.title, `${idea.minutes} minutes`],
      blocks: [
        rowsOf([
          ['You need', idea.need],
          ['It takes', `${idea.minutes} ${idea.minutes === 1 ? 'minute' : 'minutes'}`],
          ['Why it helps', idea.why],
        ]),
        ...section('How', [numbers(idea.steps)]),
        ...section(`With “${unit.title}”`, [
          text(`Words to use: ${terms.map(({ term }) => term).join(', ')}.`),
          ...(chosen.length === 0
            ? []
            : [
                bullets(
                  chosen.map((question) => `${question.prompt} (${asSentence(answerOf(question, draw))})`),
                ),
              ]),
        ]),
        ...section('On Friday', [
          numbers([
            'What did the pupils do differently?',
            'Whom did it reach, and whom not yet?',
            'Do I keep it, change it or leave it?',
          ]),
          { kind: 'writing', count: 3 },
        ]),
      ],
      madeFrom: [madeFromUnit(unit)],
    };
  },
});
