// Parts shared by lessons and readings: sections, lists, key terms, questions.
import type { KeyTerm } from '@afrolearn/learning/lessons/lesson.ts';
import { type Block, plainLine } from '@afrolearn/learning/lessons/text.ts';
import type { Question } from '@afrolearn/learning/quizzes/questions.ts';
import type { Lines } from '#load/lines.ts';
import type { Place } from '#load/place.ts';
import { readBlocks } from '#markdown/blocks.ts';
import { type MarkdownFile, type Section, takeFences } from '#markdown/sections.ts';
import { parseYaml } from '#yaml/parse.ts';
import { questionFrom, questionSchema } from '#yaml/question.ts';

/** Finds the named sections and reports missing or unknown ones. */
export const takeSections = <Name extends string>(
  { sections }: MarkdownFile,
  names: Readonly<Record<Name, string>>,
  place: Place,
  lines: Lines,
  optional: readonly NoInfer<Name>[] = [],
): Partial<Record<Name, Section>> => {
  const found: Partial<Record<Name, Section>> = {};
  for (const [key, title] of Object.entries(names) as [Name, string][]) {
    const section = sections.get(title);
    if (section) {
      found[key] = section;
      lines.set(key, section.line);
    } else if (!optional.includes(key))
      place.tell({ file: place.file, lineOf: () => 1 }, '', `The section '## ${title}' is missing.`);
  }
  const known = new Set<string>(Object.values(names));
  for (const { name, line } of sections.values()) {
    if (known.has(name)) continue;
    const say = `The section '${name}' is not known; the sections are ${[...known].join(', ')}.`;
    place.tell({ file: place.file, lineOf: () => line }, '', say);
  }
  return found;
};

export const blocksOf = (
  section: Section | undefined,
  path: string,
  place: Place,
  lines: Lines,
): readonly Block[] => {
  const read = readBlocks(section?.lines ?? [], place);
  for (const [index, line] of read.lines.entries()) lines.set(`${path}.${index}`, line);
  return read.blocks;
};

/** A text section with its paragraphs joined. */
export const textOf = (section: Section | undefined, path: string, place: Place, lines: Lines): string =>
  blocksOf(section, path, place, lines)
    .flatMap((block) => {
      if (block.kind === 'paragraph') return [plainLine(block.line)];
      place.tell({ file: place.file, lineOf: lines.of }, path, 'This section holds only plain paragraphs.');
      return [];
    })
    .join(' ');

/** A section with a single list. */
export const listOf = (
  section: Section | undefined,
  path: string,
  place: Place,
  lines: Lines,
): readonly string[] => {
  const points: string[] = [];
  for (const { text, line } of section?.lines ?? []) {
    if (text === '') continue;
    if (!text.startsWith('- ')) {
      place.tell(
        { file: place.file, lineOf: () => line },
        '',
        'This section holds one list; begin each line with "- ".',
      );
      continue;
    }
    lines.set(`${path}.${points.length}`, line);
    points.push(text.slice(2).trim());
  }
  return points;
};

const termPattern = /^\*\*(?<term>[^*]+)\*\*(?: \(sw: (?<sw>[^)]+)\))?(?:: (?<meaning>.+))?$/u;

export const termsOf = (section: Section | undefined, place: Place, lines: Lines): readonly KeyTerm[] =>
  listOf(section, 'keyTerms', place, lines).flatMap((entry, index) => {
    const { term, sw, meaning } = termPattern.exec(entry)?.groups ?? {};
    const known = place.term(term ?? '');
    if (known !== undefined && meaning === undefined) return [known];
    if (term === undefined || meaning === undefined) {
      const say =
        'A key term is written "- **word**: what it means." or "- **word** (sw: neno): what it means."; only a word of the unit\'s glossary.yaml stands alone.';
      place.tell({ file: place.file, lineOf: lines.of }, `keyTerms.${index}`, say);
      return [];
    }
    return [{ term, meaning, ...(sw === undefined ? {} : { sw }) }];
  });

type Home = { readonly id: string; readonly lesson: number | null };

/** The ```question blocks of a section, in order. */
export const questionsOf = (
  section: Section | undefined,
  home: Home,
  place: Place,
  lines: Lines,
): readonly Question[] =>
  takeFences(section?.lines ?? []).fences.flatMap((fence, index) => {
    const path = `quickCheck.${index}`;
    lines.set(path, fence.line);
    if (fence.word !== 'question') {
      place.tell({ file: place.file, lineOf: lines.of }, path, 'Only ```question blocks can stand here.');
      return [];
    }
    const read = parseYaml(
      { file: place.file, text: fence.text, firstLine: fence.line + 1 },
      questionSchema,
      place.tell,
    );
    lines.adopt(path, read.lineOf);
    return read.value
      ? [
          questionFrom(read.value, {
            id: `${home.id}-c${index + 1}`,
            lesson: home.lesson,
            difficulty: index === 0 ? 1 : 2,
            file: place.file,
          }),
        ]
      : [];
  });
