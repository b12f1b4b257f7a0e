import { assignmentLimits } from '@afrolearn/learning/assignments/limits.ts';

export const kinds = ['lesson', 'quiz', 'unit', 'practice', 'paper', 'own'] as const;
export type Kind = (typeof kinds)[number];

/** The choice so far. `ref` is empty until there is something to assign. */
export type What = {
  kind: Kind;
  subjectId: number;
  unitId: number | null;
  ref: string;
  /** Its name. */
  name: string;
  wanted: number;
  title: string;
  paper: string;
  answers: string;
};

export const noWhat: What = {
  kind: 'quiz',
  subjectId: 0,
  unitId: null,
  ref: '',
  name: '',
  wanted: assignmentLimits.exercises,
  title: '',
  paper: '',
  answers: '',
};

export type WhatProps = {
  grade: string;
  what: What;
  onChange: (what: What) => void;
  errors: Readonly<Record<string, string>>;
};
