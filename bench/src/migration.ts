/**
 * Migrates a database of the first wave, with 1,000 learners and 100,000 events received by its own code, to
 * today's version: nothing may be lost, and every sum must be unchanged. To repeat it: * git worktree add
 * ../first-wave 894a81b (cd ../first-wave && npm ci && npm run content -- --pack) npm run content -- --pack
 * && FIRST_WAVE=$PWD/../first-wave npm run bench:migration
 */
import { rmSync } from 'node:fs';
import { newDataFolder, root } from './built-server.ts';
import { evenings, eventsAnEvening, historyOf, writtenUnits } from './migration/history.ts';
import { loadProduct, loadRecount, type Product } from './migration/product.ts';
import { columnsOf, differences, rowsIn, type Sql, sumsIn } from './migration/snapshot.ts';
import { machine, rounded, writeResult } from './results.ts';

const learners = Number(process.env['LEARNERS'] ?? 1000);
const atOnce = 8;

const folder = process.env['FIRST_WAVE'];
if (folder === undefined) throw new Error('FIRST_WAVE must name a folder with the first wave in it');

const dataDir = newDataFolder();
const env = { DATA_DIR: dataDir, SAFETY_PROFILE: 'school', PORT: '3999' };
const quiet = () => undefined;
const open = async (product: Product) => await product.openDatabase(product.readEnv(env), quiet);
const timed = async <T>(act: () => Promise<T>): Promise<[T, number]> => {
  const before = performance.now();
  return [await act(), rounded(performance.now() - before)];
};

/** Fills the database with the code of the first wave, as its server would have. */
const fill = async (product: Product) => {
  const { db, sql, close } = await open(product);
  // A Monday in term: in the holidays missed days end no streak.
  const first = new Date('2025-09-22T16:00:00Z');
  await product.importPack(db, product.pack, new Date(first.getTime() - 86_400_000));
  const units = writtenUnits(product.pack);
  let [stored, claims, refused] = [0, 0, new Map<string, number>()];
  const live = async (learner: number) => {
    const row = await product.addUser(db, 'school', {
      role: 'learner',
      name: 'Akello Grace',
      gradeId: (learner % 7) + 1,
      createdAt: new Date(first.getTime() - 86_400_000),
    });
    if (row === null) throw new Error('a learner could not be added');
    const user = {
      ...{ id: row.id, schoolId: null, role: 'learner' as const },
      ...{ administrator: false, verified: false, sessionId: '' },
    };
    let last = first;
    for (const { at, events } of historyOf(learner, units, first)) {
      last = at;
      const { results } = await product.receiveEvents({ db, now: () => at }, user, events);
      for (const { status, reason = '' } of results) {
        if (status === 'stored') stored += 1;
        else refused.set(`${status} ${reason}`, (refused.get(`${status} ${reason}`) ?? 0) + 1);
      }
    }
    for (const [content] of [
      units[learner % units.length] ?? [],
      units[(learner * 3 + 1) % units.length] ?? [],
    ])
      await product
        .claimUnit({ db, now: () => last }, row.id, content?.unitId ?? 0)
        .then(() => {
          claims += 1;
        })
        // Claims of unfinished units are refused, as most are here.
        .catch(() => undefined);
  };
  for (let from = 0; from < learners; from += atOnce)
    await Promise.all(Array.from({ length: Math.min(atOnce, learners - from) }, (_, n) => live(from + n)));
  refused = new Map([...refused].sort());
  const columns = await columnsOf(sql);
  const before = { columns, rows: await rowsIn(sql, columns), sums: await sumsIn(sql) };
  await close();
  return { stored, claims, refused: Object.fromEntries(refused), before };
};

/** Removes one seed and one badge: both checks must find it, or the clean result above means nothing. */
const findsPlantedLoss = async (sql: Sql, recount: () => Promise<string[]>) => {
  const whole = await sumsIn(sql);
  const someone = '(select min(user_id) from learner_totals)';
  await sql.unsafe(`update learner_totals set seeds = seeds - 1 where user_id = ${someone}`);
  await sql.unsafe(
    `delete from earned_badges where (user_id, badge_id) in (select user_id, min(badge_id) from earned_badges
     where user_id = (select min(user_id) from earned_badges) group by user_id)`,
  );
  const found = differences(whole, await sumsIn(sql));
  const said = await recount();
  if (found.length !== 2) throw new Error(`The planted loss was not found: ${found.join('; ')}`);
  if (!said.some((line) => line.includes('differ'))) throw new Error('The recount missed the planted loss');
  return { found, recountSaid: said };
};

try {
  const [{ before, ...filled }, fillMs] = await timed(async () => await fill(await loadProduct(folder)));
  if (filled.stored < learners * evenings * eventsAnEvening * 0.99)
    throw new Error(`The first wave refused events: ${JSON.stringify(filled)}`);
  const today = await loadProduct(root);
  const [{ db, sql, close }, migrateMs] = await timed(async () => await open(today));
  const after = { rows: await rowsIn(sql, before.columns), sums: await sumsIn(sql) };
  const recount = await loadRecount(root);
  const said: string[] = [];
  const talk = { say: (line: string) => said.push(line), confirm: null };
  const [, recountMs] = await timed(() => recount(db, { argv: [], now: new Date() }, talk));
  const [, importMs] = await timed(() => today.importPack(db, today.pack, new Date()));
  const withLessons = await sumsIn(sql);
  const control = await findsPlantedLoss(sql, async () => {
    const lines: string[] = [];
    await recount(db, { argv: [], now: new Date() }, { say: (line) => lines.push(line), confirm: null });
    return lines;
  });
  await close();
  const result = {
    what: `${learners} learners of the first wave, ${filled.stored} events, taken to this version`,
    measured: new Date().toISOString(),
    machine: machine(),
    ...{ ...filled, fillMs, migrateMs, recountMs, importMs },
    tablesThatDiffer: differences(before.rows, after.rows),
    sums: { before: before.sums, differAfterMigration: differences(before.sums, after.sums) },
    differAfterTodaysLessons: differences(after.sums, withLessons),
    recountSaid: said,
    control,
  };
  writeResult('migration', result);
  console.log(JSON.stringify(result, null, 2));
  if (result.sums.differAfterMigration.length > 0) process.exitCode = 1;
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}
