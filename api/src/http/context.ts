import type { Access } from '@afrolearn/contract/define.ts';
import type { Db } from '#db/connect.ts';
import type { Env } from '#env.ts';
import type { DiskWatch } from './transport/disk-guard.ts';

/** What every handler may use of the world. Time is here so that tests can choose it. */
export type World = {
  db: Db;
  env: Env;
  now: () => Date;
  /** How much room the disk of the data folder has, where somebody watches it. */
  disk?: DiskWatch;
  /** How many processes serve together; one unless said. */
  processes?: number;
  /** Where the build put all texts of the product, for the page of speakers. */
  textsFile?: string;
  /** For tests only: how many times wider every limit is than its table says; Infinity switches them off. */
  limitsWidth?: number;
};

export type Person = {
  id: number;
  schoolId: number | null;
  role: 'learner' | 'teacher' | 'parent';
  administrator: boolean;
  verified: boolean;
  /** Heads a school, and may not use it before the second step is switched on: `administrator` is false till then. */
  lacksFactor?: true;
  /** A learner without consent whose account sleeps: what is there can be read, and nothing is added. */
  dormant?: true;
  /** A learner for whom nobody has said yes, or not any more. */
  unconsented?: true;
  /** The class of a learner. */
  gradeId: number | null;
  sessionId: string;
};

/** Whether the door of a call opens for a person. Objects behind it have their own rules. */
export const admits = (access: Access, person: Person | null): boolean => {
  if (access === 'anyone') return true;
  if (person === null) return false;
  if (access === 'person') return true;
  if (access === 'administrator') return person.administrator;
  return person.role === access;
};

/** Whether a person heads this school, and the school has verified them. Nobody heads what belongs to no school. */
export const leadsSchool = (person: Person, schoolId: number | null): boolean =>
  person.administrator && person.verified && schoolId !== null && person.schoolId === schoolId;
