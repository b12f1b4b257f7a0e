/** `npm run school` without terminal and database. */
import { parseArgs } from 'node:util';
import type { Database } from '#db/connect.ts';
import { type Env, readEnv, StartError } from '#env.ts';
import { prepareProfile } from '#features/demo/index.ts';
import { onlySchool } from '#features/schools/index.ts';
import { appoint } from './appoint.ts';
import { foundSchool } from './found-school.ts';
import { asForm, type FieldName, fieldNames, problemOf } from './school-form.ts';

/** A person at a terminal; null without one. */
export type Talk = {
  say: (line: string) => void;
  ask: ((question: string, how: { hidden: boolean }) => Promise<string>) | null;
};

type Asked = { argv: readonly string[]; source: Record<string, string | undefined>; talk: Talk };

/* Passwords are never flags, which other users of the computer can read. */
const fields = {
  school: { flag: 'school', variable: 'SCHOOL_NAME', question: 'Name of the school' },
  zone: { flag: 'zone', variable: 'SCHOOL_ZONE', question: 'Time zone' },
  name: { flag: 'name', variable: 'ADMINISTRATOR_NAME', question: 'Name of the administrator' },
  email: { flag: 'email', variable: 'ADMINISTRATOR_EMAIL', question: 'Email of the administrator' },
  password: {
    flag: null,
    variable: 'ADMINISTRATOR_PASSWORD',
    question: 'Password (8 characters or more; it does not show while you type)',
  },
} as const satisfies Record<FieldName, { flag: string | null; variable: string; question: string }>;

const usualZone = 'Africa/Kampala';

type Answers = Partial<Record<FieldName, string>>;

const usage =
  'Use: npm run school -- --school "Mango Tree Primary School" --name "Nalubega Sarah" --email sarah@school.ug ' +
  '[--zone Africa/Kampala]. The password is asked for, or taken from ADMINISTRATOR_PASSWORD.\n' +
  'Or, for a teacher who is there already: npm run school -- --administrator sarah@school.ug';

const flagsIn = (argv: readonly string[]): Record<string, string | undefined> => {
  const text = { type: 'string' } as const;
  try {
    const options = { school: text, zone: text, name: text, email: text, administrator: text };
    return parseArgs({ args: [...argv], options, strict: true }).values;
  } catch (error) {
    const why = error instanceof Error ? error.message.split('. ')[0] : '';
    throw new StartError(`${why}.\n${usage}`);
  }
};

const given = ({ argv, source }: Asked): Answers => {
  const flags = flagsIn(argv);
  const answers: Answers = {};
  for (const field of fieldNames) {
    const { flag, variable } = fields[field];
    const answer = (flag === null ? undefined : flags[flag]) ?? source[variable];
    if (answer !== undefined && answer.trim() !== '') answers[field] = answer;
  }
  return answers;
};

const nameOf = (field: FieldName): string => {
  const { flag, variable } = fields[field];
  return flag === null ? variable : `--${flag} (or ${variable})`;
};

/** Reports all problems at once, for people who write scripts. */
const checkAll = async (answers: Answers): Promise<void> => {
  const problems: string[] = [];
  for (const field of fieldNames) {
    const problem = await problemOf(field, answers[field], answers);
    if (problem !== null) problems.push(`${nameOf(field)}: ${problem}`);
  }
  if (problems.length > 0) throw new StartError(`${problems.join('\n')}\n${usage}`);
};

/** Asks until the answer is valid; empty takes the default. */
const askFor = async (
  field: FieldName,
  { say }: Talk,
  ask: NonNullable<Talk['ask']>,
  before: Answers,
): Promise<string> => {
  const hidden = field === 'password';
  const usual = field === 'zone' ? usualZone : null;
  for (;;) {
    const typed = await ask(`${fields[field].question}${usual === null ? '' : ` [${usual}]`}: `, { hidden });
    const answer = typed.trim() === '' && usual !== null ? usual : typed;
    const problem = await problemOf(field, answer, before);
    if (problem !== null) say(problem);
    else if (hidden && (await ask('The same password again: ', { hidden })) !== answer)
      say('The two were not the same. Please choose the password again.');
    else return answer;
  }
};

const answersFrom = async (asked: Asked): Promise<Answers> => {
  const answers = given(asked);
  const { ask } = asked.talk;
  if (ask === null) {
    const whole = { zone: usualZone, ...answers };
    await checkAll(whole);
    return whole;
  }
  for (const field of fieldNames) {
    const answer = answers[field];
    const problem = answer === undefined ? null : await problemOf(field, answer, answers);
    if (problem !== null) throw new StartError(`${nameOf(field)}: ${problem}`);
    answers[field] = answer ?? (await askFor(field, asked.talk, ask, answers));
  }
  return answers;
};

/** Makes a school and its administrator once everything is valid. */
export const schoolCommand = async (
  asked: Asked,
  open: (env: Env) => Promise<Database>,
  now: () => Date = () => new Date(),
): Promise<void> => {
  const { say } = asked.talk;
  // Validates flags before opening the database.
  const { administrator } = flagsIn(asked.argv);
  const env = readEnv(asked.source);
  if (env.profile === 'demo') {
    throw new StartError(
      'The demo has an invented school. For a real one set SAFETY_PROFILE=school (or public) and a DATA_DIR of its own.',
    );
  }
  const database = await open(env);
  try {
    const world = { db: database.db, env, now };
    await prepareProfile(world);
    if (administrator !== undefined) {
      const { name, url } = await appoint(world, administrator);
      return say(
        `${name} is an administrator. For a new password, open this within the hour, behind the address of the server: ${url}`,
      );
    }
    const alreadyThere = (name: string) =>
      say(
        `The school is here already: ${name}. Nothing was changed. More schools need SAFETY_PROFILE=public.`,
      );
    const before = env.profile === 'school' ? await onlySchool(database.db) : null;
    if (before !== null) return alreadyThere(before.name);
    const form = asForm(await answersFrom(asked));
    const { made, name } = await foundSchool(world, form);
    if (!made) return alreadyThere(name);
    say(`${name} is made. ${form.name} is its administrator and logs in with ${form.email}.`);
  } finally {
    await database.close();
  }
};
