import type { Access } from '@afrolearn/contract/define.ts';
import type { Db } from '#db/connect.ts';
import type { Env } from '#env.ts';
import type { DiskWatch } from './transport/disk-guard.ts';

/** The dependencies of every handler. The time is included so that tests can choose it. */
export type World = {
  db: Db;
  env: Env;
  now: () => Date;
  /** The free space of the data folder's disk; undefined where it is not watched. */
  disk?: DiskWatch;
  /** How many processes serve together; the default is one. */
  processes?: number;
  /** The file to which the build wrote all texts of the product, for the page of speakers. */
  textsFile?: string;
  /** For tests only: a factor by which every limit is wider than in its table. Infinity switches limits off. */
  limitsWidth?: number;
};

export type Person = {
  id: number;
  schoolId: number | null;
  role: 'learner' | 'teacher' | 'parent';
  administrator: boolean;
  verified: boolean;
  /** Heads a school but has not switched on the required second step; `administrator` is false until then. */
  lacksFactor?: true;
  /** A learner without consent whose account is dormant: it can be read, and nothing is added. */
  dormant?: true;
  /** A learner without consent, or whose consent was withdrawn. */
  unconsented?: true;
  /** The class of a learner. */
  gradeId: number | null;
  sessionId: string;
};

/** Whether a person may make a call at all. Objects behind it have their own rules. */
export const admits = (access: Access, person: Person | null): boolean => {
  if (access === 'anyone') return true;
  if (person === null) return false;
  if (access === 'person') return true;
  if (access === 'administrator') return person.administrator;
  return person.role === access;
};

/** Whether a person heads this school and is verified by it. False for objects that belong to no school. */
export const leadsSchool = (person: Person, schoolId: number | null): boolean =>
  person.administrator && person.verified && schoolId !== null && person.schoolId === schoolId;
