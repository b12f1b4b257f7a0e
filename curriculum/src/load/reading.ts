import type { Unit } from '@afrolearn/learning/catalogue/units.ts';
import { readingId } from '@afrolearn/learning/lessons/ids.ts';
import type { Reading } from '@afrolearn/learning/lessons/lesson.ts';
import { readingsAfter } from '@afrolearn/learning/lessons/list.ts';
import { plainLine } from '@afrolearn/learning/lessons/text.ts';
import { z } from 'zod';
import type { Doc } from '#load/content.ts';
import { figuresUsed } from '#load/figures-used.ts';
import type { Files } from '#load/files.ts';
import { makeLines } from '#load/lines.ts';
import { blocksOf, listOf, questionsOf, takeSections, termsOf, textOf } from '#load/parts.ts';
import type { Place } from '#load/place.ts';
import { readMarkdown } from '#markdown/sections.ts';
import { parseYaml } from '#yaml/parse.ts';
import { list, positive, text } from '#yaml/values.ts';

const readingSections = {
  overview: 'Overview',
  text: 'Text',
  shortText: 'Short text',
  keyPoints: 'Key points',
  quote: 'Quote',
  whyItMatters: 'Why it matters',
  tryThis: 'Try this',
  keyTerms: 'Key terms',
  quickCheck: 'Quick check',
} as const;

const front = z.strictObject({ reading: positive, title: text, sources: z.exactOptional(list(text, 1, 20)) });

const quoteOf = (blocks: Reading['text'], tell: (message: string) => void): Reading['quote'] => {
  const [said, by] = blocks;
  if (said?.kind !== 'quote' || by?.kind !== 'paragraph' || blocks.length !== 2) {
    tell('A quote is written "> the words", an empty line, then who says so.');
    return { text: '', from: '' };
  }
  return { text: plainLine(said.line), from: plainLine(by.line) };
};

const paragraphsIn = (blocks: Reading['text'], tell: (message: string) => void): readonly string[] =>
  blocks.flatMap((block) => {
    if (block.kind === 'paragraph') return [plainLine(block.line)];
    tell('The short text holds only plain paragraphs.');
    return [];
  });

export const readReading = (unit: Unit, files: Files, place: Place): Doc<Reading> | undefined => {
  const lines = makeLines();
  const markdown = readMarkdown(place.file, files.get(place.file) ?? '', place.findings);
  const head = parseYaml({ file: place.file, text: markdown.front, firstLine: 2 }, front, place.tell);
  lines.adopt('front', head.lineOf);
  const source = { file: place.file, lineOf: lines.of };
  const sections = takeSections(markdown, readingSections, place, lines, ['shortText']);
  if (!head.value) return undefined;
  const { reading: n, title } = head.value;
  const after = readingsAfter[n - 1];
  if (after === undefined || after > unit.lessons.length) {
    place.tell(source, 'front.reading', `The unit's list has no place for reading ${n}.`);
    return undefined;
  }
  const id = readingId(unit.id, n);
  const content = {
    id,
    type: 'reading' as const,
    unitId: unit.id,
    n,
    title,
    subjectId: unit.subjectId,
    gradeId: unit.gradeId,
    level: unit.level,
    overview: textOf(sections.overview, 'overview', place, lines),
    text: blocksOf(sections.text, 'text', place, lines),
    ...(sections.shortText === undefined
      ? {}
      : {
          shortText: paragraphsIn(blocksOf(sections.shortText, 'shortText', place, lines), (say) =>
            place.tell(source, 'shortText', say),
          ),
        }),
    keyPoints: listOf(sections.keyPoints, 'keyPoints', place, lines),
    quote: quoteOf(blocksOf(sections.quote, 'quote', place, lines), (say) =>
      place.tell(source, 'quote', say),
    ),
    whyItMatters: textOf(sections.whyItMatters, 'whyItMatters', place, lines),
    tryThis: blocksOf(sections.tryThis, 'tryThis', place, lines),
    keyTerms: termsOf(sections.keyTerms, place, lines),
    quickCheck: questionsOf(sections.quickCheck, { id, lesson: null }, place, lines),
  };
  return { source, content: { ...content, figures: figuresUsed(content, source, place) } };
};
