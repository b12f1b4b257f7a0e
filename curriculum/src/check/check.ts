import { mistakesOfGrading } from '@afrolearn/learning/quizzes/kinds/mistakes-of-grading.ts';
import { misconceptionsOf } from '@afrolearn/learning/quizzes/own-mistakes.ts';
import type { Question } from '@afrolearn/learning/quizzes/questions.ts';
import { checkBank } from '#bank/check.ts';
import { checkCatalogue } from '#check/catalogue.ts';
import { checkFigure } from '#check/figures.ts';
import { checkHome } from '#check/home.ts';
import { checkLesson } from '#check/lesson.ts';
import { checkWords } from '#check/prose.ts';
import { checkQuiz } from '#check/quiz.ts';
import { checkReading } from '#check/reading.ts';
import { holdToRules } from '#check/rules/to-mend.ts';
import { readFactBank } from '#facts/bank.ts';
import { type Finding, sortFindings, tellInto } from '#findings.ts';
import type { Curriculum, UnitDoc } from '#load/content.ts';
import type { Files } from '#load/files.ts';
import { loadCurriculum } from '#load/load.ts';

const known =
  /^(?:LICENSE\.md|ids\.yaml|to-mend\.yaml|facts\/(?:README\.md|[a-z]+\.yaml)|misconceptions\.yaml|home\.yaml|tools\/[a-z-]+\/[a-z0-9-]+\.yaml|figures\/(?:README\.md|(?:[a-z-]+\/)?[a-z0-9-]+\.svg)|(?:primary-\d|beyond)\/[a-z0-9-]+\/\d\d-[a-z0-9-]+\/(?:unit\.yaml|figures\.yaml|glossary\.yaml|misconceptions\.yaml|home\.yaml|reading-\d+\.md|quiz-\d+\.yaml|figures\/[a-z0-9-]+\.svg|\d\d-[a-z0-9-]+\/[a-z0-9-]+\.md))$/u;

const questionsIn = ({ lessons, readings, quizzes }: UnitDoc): readonly Question[] => [
  ...lessons.flatMap(({ content }) => [
    ...content.quickCheck,
    ...content.scenes.flatMap(({ visual }) => (visual.kind === 'question' ? [visual.item] : [])),
  ]),
  ...readings.flatMap(({ content }) => content.quickCheck),
  ...quizzes.flatMap(({ content }) => content.items),
];

const isOfNoTool = (file: string, { tools }: Curriculum): boolean => {
  const [, folder] = /^tools\/([^/]+)\//u.exec(file) ?? [];
  return folder !== undefined && !tools.some(({ tool }) => tool === folder);
};

/** Unused files are misspelt names or leftovers. */
const checkFiles = (files: Files, content: Curriculum, findings: Finding[]): void => {
  const folders = new Set(content.units.map(({ folder }) => folder));
  for (const [file, text] of files) {
    const folder = file.split('/').slice(0, 3).join('/');
    const sheet = /^\d\d-[a-z0-9-]+\/(?!lesson\.md$)[a-z0-9-]+\.md$/u.test(file.slice(folder.length + 1));
    const lesson = sheet ? files.get(`${file.slice(0, file.lastIndexOf('/'))}/lesson.md`) : undefined;
    if (!known.test(file)) findings.push({ file, line: 1, message: 'No content file has such a name here.' });
    else if (isOfNoTool(file, content))
      findings.push({ file, line: 1, message: 'No study tool reads data from a folder of this name.' });
    else if (file.split('/').length > 3 && !folders.has(folder) && !files.has(`${folder}/unit.yaml`)) {
      findings.push({ file, line: 1, message: `The folder '${folder}' has no unit.yaml.` });
    } else if (sheet && !lesson?.includes(`(${file.slice(file.lastIndexOf('/') + 1)})`)) {
      findings.push({ file, line: 1, message: "No lesson lists this sheet under 'Resources'." });
    }
    if (text.trim() === '') findings.push({ file, line: 1, message: 'The file is empty.' });
  }
};

const checkMisconceptions = (content: Curriculum, findings: Finding[]): void => {
  const tell = tellInto(findings);
  const seen = new Map<string, string>();
  for (const { source, content: mistake } of [
    ...content.misconceptions,
    ...content.units.flatMap(({ misconceptions }) => misconceptions),
  ]) {
    const before = seen.get(mistake.id);
    if (before !== undefined) {
      tell(
        source,
        '',
        `The mistake '${mistake.id}' is already named in ${before}; use that, or put it in the common file.`,
      );
    }
    seen.set(mistake.id, source.file);
    checkWords({ mistakes: [mistake.name, mistake.help] }, source, '', tell);
  }
  for (const entry of content.units) {
    const used = new Set(questionsIn(entry).flatMap(misconceptionsOf));
    for (const { source, content: mistake } of entry.misconceptions) {
      if (!used.has(mistake.id))
        tell(source, '', `No question of this unit uses the mistake '${mistake.id}'.`);
    }
  }
};

const checkFigures = (content: Curriculum, findings: Finding[]): void => {
  for (const figure of content.figures) checkFigure(figure, findings);
  checkBank(content.bank, findings);
  const inBank = new Map(content.bank.map(({ name, file }) => [name, file]));
  for (const { figures, scenes, lessons, readings, quizzes } of content.units) {
    const used = new Set(
      [...lessons, ...readings, ...quizzes].flatMap((doc) => Object.keys(doc.content.figures)),
    );
    for (const figure of figures) checkFigure(figure, findings);
    const taken = new Map(inBank);
    for (const { name, file, line = 1 } of [...figures, ...scenes]) {
      const before = taken.get(name);
      if (before !== undefined)
        findings.push({ file, line, message: `'${name}' is already the name of ${before}; choose another.` });
      taken.set(name, file);
      if (!used.has(name)) findings.push({ file, line, message: `Nothing shows this figure, '${name}'.` });
    }
  }
};

const checkUnique = ({ lessons, readings, quizzes }: UnitDoc, findings: Finding[]): void => {
  const seen = new Map<string, string>();
  for (const { source, content } of [...lessons, ...readings, ...quizzes]) {
    const before = seen.get(content.id);
    if (before !== undefined) {
      findings.push({
        file: source.file,
        line: 1,
        message: `${content.id} is already written in ${before}.`,
      });
    }
    seen.set(content.id, source.file);
  }
};

export type Checked = {
  readonly content: Curriculum;
  readonly findings: readonly Finding[];
  /** Violations by units that are older than a rule; these may be packed. */
  readonly waiting: readonly Finding[];
};

/** Parses and checks everything. Content with findings must not be packed. */
export const checkCurriculum = (files: Files): Checked => {
  const findings: Finding[] = [];
  const tell = tellInto(findings);
  const content = loadCurriculum(files, findings);
  checkCatalogue(content, findings);
  checkFiles(files, content, findings);
  checkMisconceptions(content, findings);
  checkHome(content, findings);
  checkFigures(content, findings);
  const common = content.misconceptions.map((doc) => doc.content.id);
  for (const entry of content.units) {
    const named = new Set([
      ...mistakesOfGrading,
      ...common,
      ...entry.misconceptions.map((doc) => doc.content.id),
    ]);
    for (const lesson of entry.lessons) checkLesson(lesson, named, tell);
    for (const reading of entry.readings) checkReading(reading, named, tell);
    for (const quiz of entry.quizzes) checkQuiz(quiz, entry, named, tell);
    checkUnique(entry, findings);
  }
  const waiting = holdToRules(content, readFactBank(files, tell), files, findings);
  return { content, findings: sortFindings(findings), waiting: sortFindings(waiting) };
};
