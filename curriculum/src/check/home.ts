import { checkWords } from '#check/prose.ts';
import { type Finding, tellInto } from '#findings.ts';
import type { Curriculum } from '#load/content.ts';
import type { HomeDoc } from '#load/home.ts';

/* Lengths that fit a half page. */
const longest = { does: 110, helps: 190, task: 220 } as const;

const holes = /\{(?!name\})|(?<!\{name)\}/u;

const checkTexts = ({ source, mistakes, lessons }: HomeDoc, findings: Finding[]): void => {
  const tell = tellInto(findings);
  const look = (path: string, text: string, most: number) => {
    if (holes.test(text)) tell(source, path, "Only {name} is filled in, with the child's name.");
    if (text.length > most)
      tell(source, path, `This has ${text.length} letters; a half page has room for ${most}.`);
    checkWords([text], source, path, tell);
  };
  for (const [id, languages] of mistakes)
    for (const [language, { does, helps }] of Object.entries(languages)) {
      const path = `mistakes.${id}.${language}`;
      look(`${path}.does`, does, longest.does);
      look(`${path}.helps`, helps, longest.helps);
      if (!does.includes('{name}'))
        tell(source, `${path}.does`, 'Say {name}: the family has other children.');
    }
  for (const [n, languages] of lessons)
    for (const [language, task] of Object.entries(languages))
      look(`lessons.${n}.${language}`, task, longest.task);
};

/** Texts for families must belong to an existing mistake or lesson. */
export const checkHome = ({ home, misconceptions, units }: Curriculum, findings: Finding[]): void => {
  const tell = tellInto(findings);
  checkTexts(home, findings);
  const common = new Set(misconceptions.map(({ content }) => content.id));
  for (const id of home.mistakes.keys())
    if (!common.has(id)) tell(home.source, `mistakes.${id}`, `The common file names no mistake '${id}'.`);
  for (const n of home.lessons.keys())
    tell(home.source, `lessons.${n}`, 'Tasks of lessons stand in the folder of their unit.');
  for (const { home: own, misconceptions: named, lessons } of units) {
    checkTexts(own, findings);
    const ids = new Set(named.map(({ content }) => content.id));
    const written = new Set(lessons.map(({ content }) => `${content.n}`));
    for (const id of own.mistakes.keys())
      if (!ids.has(id)) tell(own.source, `mistakes.${id}`, `This unit names no mistake '${id}'.`);
    for (const n of own.lessons.keys())
      if (!written.has(n)) tell(own.source, `lessons.${n}`, `Lesson ${n} of this unit is not written.`);
  }
};
