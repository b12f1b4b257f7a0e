// The ids are permanent: they are stored in databases, links and packs. Add at the end, never renumber.
import { isGradeId } from '#catalogue/grades.ts';

export type Subject = {
  readonly id: number;
  readonly name: string;
  readonly key: string;
  /** `class` subjects belong to grades; `beyond` areas have units with a level band and no grade. */
  readonly kind: 'class' | 'beyond';
};

export const subjects: readonly Subject[] = [
  { id: 1, name: 'Lit I', key: 'lit-1', kind: 'class' },
  { id: 2, name: 'Lit II', key: 'lit-2', kind: 'class' },
  { id: 3, name: 'English', key: 'english', kind: 'class' },
  { id: 4, name: 'MTC', key: 'mtc', kind: 'class' },
  { id: 5, name: 'SST', key: 'sst', kind: 'class' },
  { id: 6, name: 'Math', key: 'math', kind: 'class' },
  { id: 7, name: 'Science', key: 'science', kind: 'class' },
  { id: 8, name: 'Cultural Corner', key: 'cultural-corner', kind: 'beyond' },
  { id: 9, name: 'Money Smart', key: 'money-smart', kind: 'beyond' },
  { id: 10, name: 'Code Club', key: 'code-club', kind: 'beyond' },
  { id: 11, name: 'Life Skills', key: 'life-skills', kind: 'beyond' },
  { id: 12, name: 'Creative Arts', key: 'creative-arts', kind: 'beyond' },
  { id: 13, name: 'Future Skills', key: 'future-skills', kind: 'beyond' },
  { id: 14, name: 'Entertainment', key: 'entertainment', kind: 'beyond' },
];

const lowerSubjects = ['lit-1', 'lit-2', 'english', 'mtc'];
const upperSubjects = ['sst', 'english', 'math', 'science'];

export const subjectById = (id: number): Subject | undefined => subjects.find((subject) => subject.id === id);

export const subjectName = (id: number): string => subjectById(id)?.name ?? '';

export const subjectByKey = (key: string): Subject | undefined =>
  subjects.find((subject) => subject.key === key);

export const subjectByName = (name: string): Subject | undefined =>
  subjects.find((subject) => subject.name.toLowerCase() === name.trim().toLowerCase());

export const areasBeyondTheClassroom: readonly Subject[] = subjects.filter(({ kind }) => kind === 'beyond');

/** In the order the pages list them (spec 1 §9); empty for a grade that does not exist. */
export const subjectsOfGrade = (gradeId: number): readonly Subject[] => {
  if (!isGradeId(gradeId)) return [];
  const keys = gradeId <= 3 ? lowerSubjects : upperSubjects;
  return keys.map(subjectByKey).filter((subject) => subject !== undefined);
};
