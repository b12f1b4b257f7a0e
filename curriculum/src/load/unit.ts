import { type GradeId, isGradeId } from '@afrolearn/learning/catalogue/grades.ts';
import { levelOfGrade, levels } from '@afrolearn/learning/catalogue/levels.ts';
import { type Subject, subjectByKey, subjectsOfGrade } from '@afrolearn/learning/catalogue/subjects.ts';
import type { Unit } from '@afrolearn/learning/catalogue/units.ts';
import { z } from 'zod';
import type { Source, Tell } from '#findings.ts';
import { parseYaml } from '#yaml/parse.ts';
import { list, positive, text } from '#yaml/values.ts';

const schema = z.strictObject({
  id: positive,
  key: text,
  title: text,
  about: text,
  term: z.exactOptional(z.enum(['1', '2', '3']).transform((term) => Number(term) as 1 | 2 | 3)),
  level: z.exactOptional(z.enum(levels)),
  strand: z.exactOptional(text),
  theme: z.exactOptional(text),
  basis: z.exactOptional(text),
  source: z.enum(['ncdc-topic', 'ncdc-topic-extended', 'own-knowledge']),
  topics: list(text, 3, 8),
  lessons: list(
    z.strictObject({
      n: positive,
      title: text,
      faith: z.exactOptional(z.enum(['shared', 'christian', 'islamic'])),
    }),
    1,
    20,
  ),
});

type Home = { readonly gradeId: GradeId | null; readonly subject: Subject; readonly order: number };

/** `primary-7/science/03-electricity` → grade 7, Science, third; `beyond/code-club/01-…` has no grade. */
const homeOf = (folder: string): Home | undefined => {
  const [area, key, name] = folder.split('/');
  const subject = subjectByKey(key ?? '');
  const order = Number(/^(\d\d)-[a-z0-9]+(?:-[a-z0-9]+)*$/u.exec(name ?? '')?.[1] ?? Number.NaN);
  if (!subject || Number.isNaN(order)) return undefined;
  if (area === 'beyond') return subject.kind === 'beyond' ? { gradeId: null, subject, order } : undefined;
  const gradeId = Number(/^primary-(\d)$/u.exec(area ?? '')?.[1]);
  return isGradeId(gradeId) && subjectsOfGrade(gradeId).includes(subject)
    ? { gradeId, subject, order }
    : undefined;
};

export type ReadUnit = { readonly folder: string; readonly source: Source; readonly unit: Unit };

export const readUnit = (folder: string, content: string, tell: Tell): ReadUnit | undefined => {
  const file = `${folder}/unit.yaml`;
  const read = parseYaml({ file, text: content }, schema, tell);
  const source = { file, lineOf: read.lineOf };
  const home = homeOf(folder);
  if (!home) tell(source, '', `The folder '${folder}' must read like primary-7/science/03-electricity.`);
  if (!read.value || !home) return undefined;
  const { id, key, title, about, term, level, strand, theme, basis, topics, lessons } = read.value;
  const { gradeId, subject, order } = home;
  if (gradeId === null && level === undefined) tell(source, '', "'level' is missing: P1-P3, P4-P5 or P6-P7.");
  if (gradeId !== null && level !== undefined)
    tell(source, 'level', 'A unit of a class has no level of its own.');
  if (gradeId !== null && term === undefined) tell(source, '', "'term' is missing.");
  const unit: Unit = {
    id,
    key,
    title,
    about,
    subjectId: subject.id,
    gradeId,
    level: gradeId === null ? (level ?? 'P1-P3') : levelOfGrade(gradeId),
    order,
    term: term ?? null,
    strand: strand ?? null,
    theme: theme ?? null,
    basis: basis ?? null,
    topics,
    lessons,
  };
  return { folder, source, unit };
};
