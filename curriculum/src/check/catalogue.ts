import { checkSentences, checkWords } from '#check/prose.ts';
import type { Finding, Tell } from '#findings.ts';
import { tellInto } from '#findings.ts';
import type { Curriculum, UnitDoc } from '#load/content.ts';

const firstOf = (seen: Map<string, string>, key: string, where: string): string | undefined => {
  const before = seen.get(key);
  if (before === undefined) seen.set(key, where);
  return before;
};

const checkUnit = ({ source, unit, folder }: UnitDoc, tell: Tell): void => {
  const say = (path: string, message: string) => tell(source, path, message);
  const numbers = new Set<number>();
  const titles = new Set<string>();
  unit.lessons.forEach(({ n, title, faith }, index) => {
    if (numbers.has(n)) say(`lessons.${index}`, `Lesson number ${n} is used twice in this unit.`);
    if (titles.has(title)) say(`lessons.${index}`, `Two lessons are called '${title}'.`);
    numbers.add(n);
    titles.add(title);
    if (unit.strand === 'religious-education' && faith === undefined) {
      say(`lessons.${index}`, `Lesson '${title}' needs faith: shared, christian or islamic.`);
    }
    if (unit.strand !== 'religious-education' && faith !== undefined) {
      say(`lessons.${index}`, 'Only religious education has lessons of one faith.');
    }
  });
  if (!/[.!?]$/u.test(unit.about)) say('about', "'about' must be whole sentences.");
  checkWords(`${unit.title}\n${unit.about}`, source, 'about', tell);
  checkSentences(
    unit.about,
    unit.gradeId !== null && unit.gradeId <= 3 ? 'P4-P5' : 'P6-P7',
    source,
    'about',
    tell,
  );
  if (!/^\d\d-/u.test(folder.split('/').at(-1) ?? '')) say('', 'The folder must begin with two figures.');
};

/** Every unit has equally many Christian and Islamic lessons, written at the same pace. */
const checkFaiths = ({ source, unit, lessons }: UnitDoc, tell: Tell): void => {
  const count = (of: readonly { readonly faith?: string }[], faith: string) =>
    of.filter((lesson) => lesson.faith === faith).length;
  const listed = [count(unit.lessons, 'christian'), count(unit.lessons, 'islamic')] as const;
  if (listed[0] !== listed[1]) {
    tell(
      source,
      'lessons',
      `There are ${listed[0]} Christian and ${listed[1]} Islamic lessons; there must be as many of each.`,
    );
  }
  const contents = lessons.map(({ content }) => content);
  const written = [count(contents, 'christian'), count(contents, 'islamic')] as const;
  if (Math.abs(written[0] - written[1]) > 1) {
    tell(
      source,
      'lessons',
      `${written[0]} Christian and ${written[1]} Islamic lessons are written; keep them even.`,
    );
  }
};

/** Published ids may never disappear: links, marks and seeds depend on them. */
const checkPromises = ({ promised, units }: Curriculum, tell: Tell): void => {
  const byKey = new Map(units.map((entry) => [entry.unit.key, entry]));
  for (const [key, { id, lessons }] of promised.content) {
    const found = byKey.get(key);
    if (!found) {
      tell(promised.source, key, `The unit '${key}' (${id}) is missing.`);
      continue;
    }
    if (found.unit.id !== id)
      tell(found.source, 'id', `The id of '${key}' is ${id} for ever, not ${found.unit.id}.`);
    for (const n of lessons) {
      if (!found.unit.lessons.some((lesson) => lesson.n === n)) {
        tell(found.source, 'lessons', `Lesson ${n} of '${key}' is missing.`);
      }
    }
  }
  for (const { source, unit } of units) {
    const known = promised.content.get(unit.key);
    if (!known) tell(source, 'key', `The unit '${unit.key}' is not in ids.yaml; add it with a new id.`);
    const added = unit.lessons.find(({ n }) => known && !known.lessons.includes(n));
    if (added)
      tell(source, 'lessons', `Lesson ${added.n} of '${unit.key}' is not in ids.yaml; add it there.`);
  }
};

export const checkCatalogue = (content: Curriculum, findings: Finding[]): void => {
  const tell = tellInto(findings);
  const ids = new Map<string, string>();
  const keys = new Map<string, string>();
  const places = new Map<string, string>();
  for (const entry of content.units) {
    const { source, unit, folder } = entry;
    const sameId = firstOf(ids, `${unit.id}`, source.file);
    if (sameId !== undefined) tell(source, 'id', `The id ${unit.id} already belongs to ${sameId}.`);
    const sameKey = firstOf(keys, unit.key, source.file);
    if (sameKey !== undefined) tell(source, 'key', `The key '${unit.key}' already belongs to ${sameKey}.`);
    const place = `${folder.split('/').slice(0, 2).join('/')} ${unit.order}`;
    const samePlace = firstOf(places, place, folder);
    if (samePlace !== undefined) tell(source, '', `The folder '${samePlace}' has the same number.`);
    checkUnit(entry, tell);
    if (unit.strand === 'religious-education') checkFaiths(entry, tell);
  }
  checkPromises(content, tell);
};
