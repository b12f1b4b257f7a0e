import { randomInt } from 'node:crypto';
import type { Db } from '#db/connect.ts';
import { changeCode } from './class-codes.db.ts';
import { codelessClasses, openClass } from './classes.db.ts';

/** Eight digits. They only create a request, so a collision is simply redrawn at the unique key. */
export const drawClassCode = (): string => String(randomInt(0, 100_000_000)).padStart(8, '0');

type Draw = () => string;

const openOne = async (db: Db, id: number, schoolId: number, draw: Draw): Promise<void> => {
  for (let tries = 0; tries < 20; tries += 1) if (await openClass(db, id, schoolId, draw())) return;
  throw new Error('no free class code was found in 20 draws');
};

/** On confirmation a teacher's classes become the school's, and each gets a code. */
export const giveClassCodes = async (
  db: Db,
  teacherId: number,
  schoolId: number,
  draw: Draw = drawClassCode,
): Promise<void> => {
  for (const id of await codelessClasses(db, teacherId)) await openOne(db, id, schoolId, draw);
};

/** The lifetime of a code: a term of 13 weeks and the weeks around it. */
const term = 120 * 24 * 60 * 60 * 1000;

/** A new code for a term; the old one expires at once. */
export const renewClassCode = async (
  db: Db,
  id: number,
  now: Date,
  draw: Draw = drawClassCode,
): Promise<void> => {
  const expiresAt = new Date(now.getTime() + term);
  for (let tries = 0; tries < 20; tries += 1) if (await changeCode(db, id, draw(), expiresAt)) return;
  throw new Error('no free class code was found in 20 draws');
};
