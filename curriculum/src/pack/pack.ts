import { brotliCompressSync, constants } from 'node:zlib';
import { grades } from '@afrolearn/learning/catalogue/grades.ts';
import { subjectById, subjects } from '@afrolearn/learning/catalogue/subjects.ts';
import type { Unit } from '@afrolearn/learning/catalogue/units.ts';
import type { HomeTexts } from '@afrolearn/learning/growth/home-texts.ts';
import type { EntryContent } from '@afrolearn/learning/lessons/lesson.ts';
import { misconceptionsOf, mistakesFoundIn } from '@afrolearn/learning/quizzes/own-mistakes.ts';
import type { Misconception, Question } from '@afrolearn/learning/quizzes/questions.ts';
import { alone } from '#bank/drawing.ts';
import type { Curriculum, Doc, UnitDoc } from '#load/content.ts';
import { hashOf, stableJson } from '#pack/stable-json.ts';
import type { Catalogue, Manifest, ManifestEntry, Pack, PackedDrawing, PackedEntry } from '#pack/types.ts';

/**
 * Files of the pack by name. Their content does not depend on the clock, the machine or the reading order.
 */
export type PackFiles = ReadonlyMap<string, string>;

const piecesOf = ({ unit, lessons, readings, quizzes }: UnitDoc): readonly Doc<EntryContent>[] => {
  const listed = (n: number) => unit.lessons.findIndex((lesson) => lesson.n === n);
  return [
    ...lessons.toSorted((a, b) => listed(a.content.n) - listed(b.content.n)),
    ...readings.toSorted((a, b) => a.content.n - b.content.n),
    ...quizzes.toSorted((a, b) => a.content.n - b.content.n),
  ];
};

const allMisconceptions = (content: Curriculum): ReadonlyMap<string, Misconception> =>
  new Map(
    [...content.misconceptions, ...content.units.flatMap(({ misconceptions }) => misconceptions)].map(
      (doc) => [doc.content.id, doc.content],
    ),
  );

const questionsOf = (piece: EntryContent): readonly Question[] => {
  if (piece.type === 'quiz') return piece.items;
  const asked =
    piece.type === 'video'
      ? piece.scenes.flatMap(({ visual }) => (visual.kind === 'question' ? [visual.item] : []))
      : [];
  return [...asked, ...piece.quickCheck];
};

const mistakesIn = (question: Question): readonly string[] => [
  ...misconceptionsOf(question),
  ...mistakesFoundIn(question),
];

/** A unit's family texts, with those for the common mistakes in its questions. */
const homeOf = ({ home }: Curriculum, unit: UnitDoc): HomeTexts => {
  const named = piecesOf(unit).flatMap(({ content }) => questionsOf(content).flatMap(mistakesIn));
  const used = [...new Set(named)].sort();
  const mistakes = used.flatMap((id) => {
    const written = unit.home.mistakes.get(id) ?? home.mistakes.get(id);
    return written === undefined ? [] : [[id, written] as const];
  });
  return { mistakes: Object.fromEntries(mistakes), lessons: Object.fromEntries(unit.home.lessons) };
};

const catalogueOf = (content: Curriculum): Catalogue => ({
  grades,
  subjects,
  units: content.units.map((entry) => ({
    ...entry.unit,
    written: piecesOf(entry).map((piece) => piece.content.id),
    readingTitles: Object.fromEntries(entry.readings.map((doc) => [doc.content.n, doc.content.title])),
    home: homeOf(content, entry),
  })),
  misconceptions: [...allMisconceptions(content).values()].sort((a, b) => (a.id < b.id ? -1 : 1)),
});

/** Each entry is packed with the advice for its own mistakes, so that it works offline. */
const withMisconceptions = (piece: EntryContent, known: ReadonlyMap<string, Misconception>): EntryContent => {
  const named = new Set(questionsOf(piece).flatMap(mistakesIn));
  const misconceptions = [...named]
    .flatMap((id) => known.get(id) ?? [])
    .sort((a, b) => (a.id < b.id ? -1 : 1));
  return misconceptions.length === 0 ? piece : { ...piece, misconceptions };
};

/** The bank as teachers use it in own lessons: each drawing alone on the stage. */
const drawingsOf = ({ bank }: Curriculum): readonly PackedDrawing[] =>
  bank
    .map((drawing) => ({
      name: drawing.name,
      kind: drawing.kind,
      title: drawing.title,
      svg: alone(drawing),
    }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));

/** As the server compresses it, but at a lower quality, which is several times faster and a few percent larger. */
const sentSize = (text: string): number =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;

/** `7-science`, or `beyond-money-smart`. */
const manifestName = ({ gradeId, subjectId }: Pick<Unit, 'gradeId' | 'subjectId'>): string =>
  `${gradeId ?? 'beyond'}-${subjectById(subjectId)?.key ?? subjectId}`;

export const makePack = (content: Curriculum): PackFiles => {
  const files = new Map<string, string>();
  const entries = new Map<string, { unit: Unit; items: ManifestEntry[] }>();
  const known = allMisconceptions(content);
  for (const unitDoc of content.units) {
    const name = manifestName(unitDoc.unit);
    const items: ManifestEntry[] = entries.get(name)?.items ?? [];
    entries.set(name, { unit: unitDoc.unit, items });
    for (const { source, content: written } of piecesOf(unitDoc)) {
      const piece = withMisconceptions(written, known);
      const hash = hashOf(stableJson(piece));
      const packed: PackedEntry = { hash, source: source.file, content: piece };
      const text = stableJson(packed);
      const { id, type, unitId, title } = piece;
      files.set(`items/${id}.json`, text);
      items.push({
        id,
        type,
        unitId,
        title,
        hash,
        bytes: Buffer.byteLength(text),
        compressed: sentSize(text),
      });
    }
  }
  const manifests = [...entries].map(([name, { unit, items }]) => {
    const { gradeId, subjectId } = unit;
    const bytes = items.reduce((sum, entry) => sum + entry.bytes, 0);
    const manifest: Manifest = { hash: hashOf(stableJson(items)), gradeId, subjectId, bytes, items };
    const file = `manifests/${name}.json`;
    files.set(file, stableJson(manifest));
    return { file, hash: manifest.hash, items: items.length };
  });
  const catalogue = stableJson(catalogueOf(content));
  files.set('catalogue.json', catalogue);
  const drawings = stableJson(drawingsOf(content));
  files.set('drawings.json', drawings);
  const tools = content.tools.map(({ tool, content: data }) => {
    const text = stableJson(data);
    const file = `tools/${tool}.json`;
    files.set(file, text);
    return { tool, file, hash: hashOf(text) };
  });
  const parts = {
    format: 1 as const,
    licence: 'CC BY-SA 4.0',
    catalogue: { file: 'catalogue.json', hash: hashOf(catalogue) },
    drawings: { file: 'drawings.json', hash: hashOf(drawings) },
    tools: tools.sort((a, b) => (a.tool < b.tool ? -1 : 1)),
    manifests: manifests.sort((a, b) => (a.file < b.file ? -1 : 1)),
  };
  const pack: Pack = { ...parts, hash: hashOf(stableJson(parts)) };
  files.set('pack.json', stableJson(pack));
  return new Map([...files].sort(([a], [b]) => (a < b ? -1 : 1)));
};
