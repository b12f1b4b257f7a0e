/**
 * The cost of a teacher's pages with one class of 30, and with eight classes of 120, each pupil with a term
 * of history. Requests alternate, so that other load slows both. A page that names every pupil may grow with
 * the number of pupils, but not faster: that ratio is the budget. `cost.test.ts` of the slice `teaching`
 * counts the queries of each page, which do not depend on the pupils.
 */
import { rmSync } from 'node:fs';
import { newDataFolder } from './built-server.ts';
import { buildApp, newSession, openDatabase, readEnv } from './in-process.ts';
import { machine, quantile, rounded, writeResult } from './results.ts';

const rounds = Number(process.env['ROUNDS'] ?? 25);
const days = 65;
const entriesDone = 24;
const answersGiven = 120;
const [small, large] = [
  { teacher: 5_000_001, firstPupil: 10_000_000, firstClass: 900_001, classes: 1, pupils: 30 },
  { teacher: 5_000_002, firstPupil: 20_000_000, firstClass: 900_101, classes: 8, pupils: 120 },
];
type Desk = typeof small;

const dataDir = newDataFolder();
const env = readEnv({ DATA_DIR: dataDir, SAFETY_PROFILE: 'school', PORT: '3997' });
const { db, sql, close } = await openDatabase(env, () => undefined);
const now = new Date('2026-06-17T09:00:00Z');
const app = await buildApp({ db, env, now: () => now, webFolder: null, limitsWidth: 1000 });

const today = "date '2026-06-17'";

/** Four units of ten lessons each, with one named mistake. */
const makeUnits = [
  "insert into schools (id, name) values (11, 'Bench School')",
  `insert into units (id, key, subject_id, grade_id, position, title, about, details, hash)
    select n, 'unit-' || n, 7, 7, n, 'Unit ' || n, '', '{}', '' from generate_series(1, 4) n`,
  `insert into items (id, unit_id, type, n, position, title, hash, content)
    select 'u' || u || '-l' || n, u, 'video', n, n, 'Lesson ' || n, 'x',
      '{"misconceptions":[{"id":"m1","name":"A thought","help":"Another one."}]}'
    from generate_series(1, 4) u, generate_series(1, 10) n`,
  // Answers are inserted here without their events.
  'alter table answers drop constraint if exists answers_user_id_event_id_fkey',
];

const makeDesk = ({ teacher, firstPupil, firstClass, classes, pupils }: Desk): readonly string[] => {
  const everyPupil = `generate_series(0, ${classes * pupils - 1}) p`;
  return [
    `insert into users (id, school_id, role, name, verified_at) values (${teacher}, 11, 'teacher', 'Teacher', now())`,
    `insert into classes (id, school_id, teacher_id, name, grade_id, subject_id) overriding system value
      select ${firstClass} + c, 11, ${teacher}, 'Class ' || c, 7, 7 from generate_series(0, ${classes - 1}) c`,
    `insert into users (id, school_id, role, name, consent, grade_id)
      select ${firstPupil} + p, 11, 'learner', 'Pupil ' || p, 'school', 7 from ${everyPupil}`,
    `insert into class_members (class_id, user_id, joined_at)
      select ${firstClass} + p / ${pupils}, ${firstPupil} + p, ${today} - 100 from ${everyPupil}`,
    `insert into active_days (user_id, day, events)
      select ${firstPupil} + p, ${today} - d * 2 - p % 2, 3 from ${everyPupil}, generate_series(0, 44) d`,
    `insert into item_progress (user_id, item_id, unit_id, opened_at, completed_at)
      select ${firstPupil} + p, 'u' || (n / 10 + 1) || '-l' || (n % 10 + 1), n / 10 + 1,
        ${today} - n * 3 - p % 3, ${today} - n * 3 - p % 3
      from ${everyPupil}, generate_series(0, ${entriesDone - 1}) n where (n + p) % 5 > 0`,
    `insert into answers (user_id, event_id, question_id, item_id, final, correct, score, misconception, counted_at)
      select ${firstPupil} + p, gen_random_uuid(), 'q' || n, 'u' || (n % 4 + 1) || '-l1', true, n % 3 > 0,
        case when n % 3 > 0 then 1 else 0 end, case when n % 3 > 0 then null else 'm1' end, ${today} - n % 80
      from ${everyPupil}, generate_series(1, ${answersGiven}) n`,
    `insert into registers (class_id, day, taken_by, taken_at)
      select ${firstClass} + c, ${today} - d, ${teacher}, now()
      from generate_series(0, ${classes - 1}) c, generate_series(1, ${days}) d`,
    `insert into attendance_marks (class_id, day, learner_id, state, at)
      select ${firstClass} + p / ${pupils}, ${today} - d, ${firstPupil} + p,
        case when (p + d) % 11 = 0 then 'absent' else 'present' end, now()
      from ${everyPupil}, generate_series(1, ${days}) d`,
    `insert into assignments (assigned_by, class_id, whom, ref, due_on, created_at)
      select ${teacher}, ${firstClass} + c, 'class', 'u' || (n / 10 + 1) || '-l' || (n % 10 + 1),
        ${today} + 3 - n * 7, ${today} - n * 7
      from generate_series(0, ${classes - 1}) c, generate_series(0, 9) n`,
  ];
};

const pagesOf = ({ firstClass }: Desk) => ({
  'class summary': `/teacher/class/${firstClass}/summary`,
  'who needs you': '/teacher/today',
  'weekly activity': '/teacher/weekly-activity',
  'recent activity': '/teacher/recent-activity',
  'all students': '/teacher/students',
  'class list': `/classes/${firstClass}/students`,
  register: `/classes/${firstClass}/attendance`,
  'register of the term': `/classes/${firstClass}/register`,
  assignments: '/assignments',
  'upcoming assignments': '/teacher/upcoming-assignments',
});
type Page = keyof ReturnType<typeof pagesOf>;

/* One class: four times the pupils. All classes: 32 times. */
const ofOneClass: readonly Page[] = ['class summary', 'class list', 'register', 'register of the term'];
const mostRatioOf = (page: Page): number =>
  ofOneClass.includes(page) ? large.pupils / small.pupils : (large.classes * large.pupils) / small.pupils;

const timeOf = async (token: string, path: string): Promise<number> => {
  const before = performance.now();
  const { statusCode, body } = await app.inject({
    url: `/api${path}`,
    headers: { authorization: `Bearer ${token}` },
  });
  const took = performance.now() - before;
  // A refusal is quick and would make the numbers look too good.
  if (statusCode !== 200) throw new Error(`${path} answered ${statusCode}: ${body}`);
  return took;
};

const measured: Partial<Record<Page, { small: number; large: number; ratio: number; most: number }>> = {};
try {
  for (const statement of [...makeUnits, ...makeDesk(small), ...makeDesk(large), 'analyze'])
    await sql.unsafe(statement);
  const tokens = {
    small: await newSession(db, { id: small.teacher, role: 'teacher' }, now),
    large: await newSession(db, { id: large.teacher, role: 'teacher' }, now),
  };
  for (const page of Object.keys(pagesOf(small)) as Page[]) {
    const paths = { small: pagesOf(small)[page], large: pagesOf(large)[page] };
    const times = { small: [] as number[], large: [] as number[] };
    for (let round = -3; round < rounds; round += 1)
      for (const desk of ['small', 'large'] as const) {
        const took = await timeOf(tokens[desk], paths[desk]);
        if (round >= 0) times[desk].push(took);
      }
    // The fastest tenth: other load makes times longer, never shorter.
    const [one, other] = [quantile(times.small, 0.1), quantile(times.large, 0.1)];
    const found = {
      small: rounded(one),
      large: rounded(other),
      ratio: rounded(other / one),
      most: mostRatioOf(page),
    };
    measured[page] = found;
    process.stdout.write(`${page}: ${JSON.stringify(found)}\n`);
  }
} finally {
  await app.close();
  await close();
  rmSync(dataDir, { recursive: true, force: true });
}

writeResult('teaching', { machine: machine(), rounds, small, large, measured });
const over = Object.entries(measured).filter(([, { ratio, most }]) => ratio > most);
if (over.length > 0) {
  process.stderr.write(`More than their pupils: ${JSON.stringify(over)}\n`);
  process.exitCode = 1;
}
