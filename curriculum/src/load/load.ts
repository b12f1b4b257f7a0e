import type { Unit } from '@afrolearn/learning/catalogue/units.ts';
import { lessonId } from '@afrolearn/learning/lessons/ids.ts';
import type { Figure } from '@afrolearn/learning/lessons/lesson.ts';
import { z } from 'zod';
import { alone, drawingOf } from '#bank/drawing.ts';
import { readScenes } from '#bank/scenes.ts';
import { type Finding, tellInto } from '#findings.ts';
import type { Curriculum, Doc, PromisedUnit, UnitDoc } from '#load/content.ts';
import { readFigures } from '#load/figures.ts';
import type { Files } from '#load/files.ts';
import { readGlossary } from '#load/glossary.ts';
import { readHome } from '#load/home.ts';
import { readLesson } from '#load/lesson.ts';
import { readMisconceptions } from '#load/misconceptions.ts';
import type { Place } from '#load/place.ts';
import { readQuiz } from '#load/quiz.ts';
import { readReading } from '#load/reading.ts';
import { type ReadUnit, readUnit } from '#load/unit.ts';
import type { ResolveLink } from '#markdown/inline.ts';
import { readTools } from '#tools/tools.ts';
import { parseYaml } from '#yaml/parse.ts';
import { positive } from '#yaml/values.ts';

const idsSchema = z.record(z.string(), z.strictObject({ id: positive, lessons: z.array(positive) }));

const linksOver = (units: readonly Unit[]): ResolveLink => {
  const byKey = new Map(units.map((unit) => [unit.key, unit]));
  return (target) => {
    if (/^https:\/\/[^\s/]+\.[^\s]+$/u.test(target)) return target;
    const [, unitKey] = /^unit:([a-z0-9-]+)$/u.exec(target) ?? [];
    if (unitKey !== undefined) {
      const unit = byKey.get(unitKey);
      return unit && `/unit/${unit.id}`;
    }
    const [, key, n] = /^lesson:([a-z0-9-]+)\/(\d+)$/u.exec(target) ?? [];
    const unit = byKey.get(key ?? '');
    const lesson = unit?.lessons.find((entry) => entry.n === Number(n));
    return unit && lesson && `/lesson/${lessonId(unit.id, lesson.n)}`;
  };
};

/** The files of each unit's folder, three levels deep. */
const filesByFolder = (files: Files): ReadonlyMap<string, Files> => {
  const folders = new Map<string, Map<string, string>>();
  for (const [file, text] of files) {
    const folder = file.split('/', 3).join('/');
    const inFolder = folders.get(folder) ?? new Map<string, string>();
    folders.set(folder, inFolder.set(file, text));
  }
  return folders;
};

const present = <T>(values: readonly (T | undefined)[]): readonly T[] =>
  values.filter((value) => value !== undefined);

/** Reads the whole content folder. Unreadable parts are reported and left out. */
export const loadCurriculum = (files: Files, findings: Finding[]): Curriculum => {
  const tell = tellInto(findings);
  const folders = [...files.keys()].flatMap((file) => /^(.+)\/unit\.yaml$/u.exec(file)?.[1] ?? []);
  const readUnits = present(
    folders.map((folder) => readUnit(folder, files.get(`${folder}/unit.yaml`) ?? '', tell)),
  );
  const resolve = linksOver(readUnits.map(({ unit }) => unit));
  const shared = readFigures(files, '');
  const bank = shared.map(drawingOf);
  const bankByName = new Map(bank.map((drawing) => [drawing.name, drawing]));
  const lone = bank.map((drawing) => ({ ...drawing, svg: alone(drawing) }));
  const byFolder = filesByFolder(files);

  const restOf = ({ folder, source, unit }: ReadUnit): UnitDoc => {
    const inUnit = byFolder.get(folder) ?? new Map();
    const figures = readFigures(inUnit, folder);
    const glossary = readGlossary(`${folder}/glossary.yaml`, inUnit, tell);
    const scenes = readScenes(`${folder}/figures.yaml`, inUnit, bankByName, tell);
    const byName = new Map<string, Figure>(
      [...lone, ...figures, ...scenes].map((figure) => [figure.name, figure]),
    );
    const place = (file: string): Place => ({
      file,
      findings,
      tell,
      resolve,
      figure: (name) => byName.get(name),
      term: (word) => glossary.get(word),
    });
    const named = (pattern: RegExp) =>
      [...inUnit.keys()].filter((file) => pattern.test(file.slice(folder.length + 1)));
    return {
      folder,
      source,
      unit,
      lessons: present(
        named(/^\d\d-[a-z0-9-]+\/lesson\.md$/u).map((file) => readLesson(unit, files, place(file))),
      ),
      readings: present(named(/^reading-\d+\.md$/u).map((file) => readReading(unit, files, place(file)))),
      quizzes: present(named(/^quiz-\d+\.yaml$/u).map((file) => readQuiz(unit, files, place(file)))),
      figures,
      scenes,
      misconceptions: readMisconceptions(`${folder}/misconceptions.yaml`, files, tell),
      home: readHome(`${folder}/home.yaml`, files, tell),
    };
  };

  return {
    units: readUnits.map(restOf).toSorted((a, b) => a.unit.id - b.unit.id),
    bank,
    figures: shared,
    misconceptions: readMisconceptions('misconceptions.yaml', files, tell),
    home: readHome('home.yaml', files, tell),
    tools: readTools(files, findings),
    promised: readPromised(files, findings),
  };
};

const readPromised = (files: Files, findings: Finding[]): Doc<ReadonlyMap<string, PromisedUnit>> => {
  const read = parseYaml(
    { file: 'ids.yaml', text: files.get('ids.yaml') ?? '{}' },
    idsSchema,
    tellInto(findings),
  );
  return {
    source: { file: 'ids.yaml', lineOf: read.lineOf },
    content: new Map(Object.entries(read.value ?? {})),
  };
};
