import { expect, test } from 'vitest';
import { faithProblems } from './faith.ts';
import { allCode } from './tree.ts';

test('nobody but the rule itself tests for a strand or a side of religious education', () => {
  expect(allCode().flatMap(faithProblems)).toEqual([]);
});

const path = 'api/src/features/teaching/teaching.db.ts';

test.each([
  ["const closed = sql`u.details ->> 'strand' is distinct from 'x'`;"],
  ["const religious = 'religious-education';"],
  ["const isSided = entry.faith === 'christian' || isOther;"],
  ["const isSided = 'islamic' === faith;"],
  ["const apart = sql`i.faith in ('christian', 'islamic')`;"],
  ['const open = sql`i.faith is null`;'],
  ["const isSided = entry.faith !== null && entry.faith !== 'shared';"],
])('%s is told', (source) => {
  expect(faithProblems({ path, source })).not.toEqual([]);
});

test.each([
  [path, 'const isOpen = not(entryTellsFaith(sql`i`, sql`u`));'],
  [path, 'const entry = { id: items.id, faith: items.faith };'],
  ['contract/src/catalogue.ts', "export const Faith = z.enum(['shared', 'christian', 'islamic']);"],
  ['learning/src/safety/private-faith.ts', "export const religiousStrand = 'religious-education';"],
  ['api/src/features/teaching/teaching.test.ts', "const strand = 'religious-education';"],
])('%s with %s is fine', (where, source) => {
  expect(faithProblems({ path: where, source })).toEqual([]);
});
