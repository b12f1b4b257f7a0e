import type { PageBlock, PageCard, ToolPage } from '#assistant/page.ts';
import { madeFromEntry, madeFromUnit, subjectLine, termsOf, type UnitSource } from '#assistant/source.ts';
import { defineTool } from '#assistant/tool.ts';
import type { KeyTerm } from '#lessons/lesson.ts';
import { randomOf } from '#practice/random.ts';

const layouts = ['together', 'pairs'] as const;

const kiswahili = ({ sw }: KeyTerm): readonly string[] => (sw === undefined ? [] : [`Kiswahili: ${sw}`]);

/* Of a word and its plural, such as claw and claws, only the first gets a card. */
const singular = (term: string): string => {
  const word = term.toLowerCase();
  if (/.ies$/u.test(word)) return `${word.slice(0, -3)}y`;
  if (/(?:s|x|ch|sh)es$/u.test(word)) return word.slice(0, -2);
  return /..[^s]s$/u.test(word) ? word.slice(0, -1) : word;
};
const withoutPlurals = (terms: readonly KeyTerm[]): readonly KeyTerm[] => {
  const seen = new Set<string>();
  return terms.filter(({ term }) => {
    const one = singular(term);
    return seen.has(one) ? false : seen.add(one);
  });
};

const make = (unit: UnitSource, layout: (typeof layouts)[number], draw: number): ToolPage => {
  const sources = [...unit.lessons, ...unit.readings];
  const terms = withoutPlurals(termsOf(sources));
  const meanings = randomOf(`cards:${unit.id}`, draw).shuffle(terms);
  const cards: readonly PageCard[] =
    layout === 'together'
      ? terms.map((term) => ({ title: term.term, lines: [term.meaning, ...kiswahili(term)] }))
      : [
          ...terms.map((term) => ({ title: term.term, lines: kiswahili(term) })),
          ...meanings.map(({ meaning }) => ({ title: '', lines: [meaning] })),
        ];
  const answers: readonly PageBlock[] =
    layout === 'together'
      ? []
      : [{ kind: 'answers', lines: terms.map(({ term, meaning }) => `${term}: ${meaning}`) }];
  return {
    title: `Word cards: ${unit.title}`,
    about: [subjectLine(unit), `${terms.length} words`],
    blocks: [{ kind: 'cards', cards }, ...answers],
    madeFrom: [madeFromUnit(unit), ...sources.map(madeFromEntry)],
  };
};

export const wordCards = defineTool({
  id: 'word-cards',
  needs: ['unit'],
  fields: { layout: { kind: 'choice', choices: layouts, usual: 'together' } },
  make: ({ unit, draw }, { layout }) => make(unit, layout, draw),
});
