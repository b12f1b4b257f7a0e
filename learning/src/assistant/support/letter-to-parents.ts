import { heading, type PageBlock, type ToolPage, text } from '#assistant/page.ts';
import { madeFromUnit } from '#assistant/source.ts';
import { letterWords, type Occasion, occasions } from '#assistant/support/letter-words.ts';
import { defineTool } from '#assistant/tool.ts';
import { gradeName } from '#catalogue/grades.ts';
import { type Language, languages } from '#languages/languages.ts';
import { randomOf } from '#practice/random.ts';

const blank = '______________';

/** Formats `2026-03-10` as handwritten dates in Uganda. */
const asWritten = (date: string): string => (date === '' ? blank : date.split('-').reverse().join('/'));

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

type LetterFacts = {
  readonly name: string;
  readonly className: string;
  readonly unit: string;
  readonly date: string;
  readonly ask: string;
  readonly sender: string;
  readonly school: string;
};

const letterIn = (language: Language, occasion: Occasion, facts: LetterFacts): readonly PageBlock[] => {
  const words = letterWords[language];
  const values: Readonly<Record<string, string>> = {
    name: facts.name === '' ? words.child : facts.name,
    class: facts.className,
    unit: facts.unit,
    date: facts.date,
    ask: words.ask ?? facts.ask,
  };
  // Names are inserted as they are: braces inside a name are no placeholder.
  const filled = (sentence: string) =>
    capital(sentence.replace(/\{(\w+)\}/gu, (_, key: string) => values[key] ?? ''));
  return [
    text(filled(facts.name === '' ? words.greetingToAll : words.greeting)),
    ...words.bodies[occasion].map((sentence) => text(filled(sentence))),
    text(words.closing),
    text(
      [
        facts.sender === '' ? blank : facts.sender,
        [words.sender, facts.school].filter((one) => one !== '').join(', '),
      ].join('\n'),
    ),
  ];
};

const titles: Readonly<Record<Occasion, string>> = {
  learning: 'what the class learns',
  help: 'how to help at home',
  praise: 'something good',
  absence: 'we missed your child',
  meeting: 'an invitation',
  test: 'a test',
};

export const letterToParents = defineTool({
  id: 'letter-to-parents',
  needs: ['unit'],
  fields: {
    occasion: { kind: 'choice', choices: occasions, usual: 'learning' },
    language: { kind: 'choice', choices: ['en', 'sw', 'fr', 'lg', 'four'], usual: 'en' },
    learnerName: { kind: 'text', most: 80 },
    className: { kind: 'text', most: 60 },
    date: { kind: 'date' },
    sender: { kind: 'text', most: 80 },
    school: { kind: 'text', most: 80 },
  },
  make: ({ unit, draw }, { occasion, language, learnerName, className, date, sender, school }): ToolPage => {
    const random = randomOf(`letter-${unit.id}`, draw);
    const facts: LetterFacts = {
      name: learnerName,
      className: className !== '' ? className : unit.gradeId === null ? unit.title : gradeName(unit.gradeId),
      unit: unit.title,
      date: asWritten(date),
      ask: random.pick(unit.lessons).talkAtHome,
      sender,
      school,
    };
    const chosen = languages.filter(({ code }) => language === 'four' || code === language);
    const isForeign = chosen.some(({ code }) => code !== 'en');
    return {
      title: `Letter home: ${titles[occasion]}`,
      about: chosen.map(({ name }) => name),
      blocks: [
        ...chosen.flatMap(({ code, name }) => [
          ...(chosen.length > 1 ? [heading(name)] : []),
          ...letterIn(code, occasion, facts),
        ]),
        ...(isForeign
          ? [
              heading('Before you send it'),
              text(
                'The Kiswahili, French and Luganda letters wait for a reading by a speaker: let a colleague who speaks the language read it once. Names of units stay as the curriculum writes them.',
              ),
            ]
          : []),
      ],
      madeFrom: [madeFromUnit(unit)],
    };
  },
});
