/** Runs the authorization matrix (promise S1) from the policy table and returns its findings. */
import { type Call, methodAndPath } from '@afrolearn/contract/define.ts';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { admits } from '#http/context.ts';
import { type Actor, actors, type PolicyTable } from '#http/policy.ts';
import { multipart } from '../multipart.ts';
import { type Canary, leaksIn } from './canaries.ts';
import type { Scene } from './people.ts';
import { addressOf } from './request-of.ts';
import {
  type AnySamples,
  type ForbiddenName,
  forbiddenFields,
  type ObjectState,
  type ObjectWords,
  objectStates,
  type SampleOf,
  type Sent,
} from './sample.ts';

export type Matrix = {
  calls: Record<string, Call>;
  policy: PolicyTable;
  samples: AnySamples;
  scene: Scene;
  /** The server that answers a call; calls that exist only in the demo need their own. */
  appFor: (call: Call) => FastifyInstance;
  /** Called before each cell. Advances the clock, so that no request meets a rate limit. */
  tick: () => void;
};

export type Report = {
  cells: { actors: number; objects: number; sessions: number; fields: number };
  wrong: string[];
  leaks: string[];
};

type Question = {
  title: string;
  expected: number;
  actor: Actor;
  token: string | undefined;
  sent: Sent;
  words: ObjectWords;
  /** The body as text, where an object cannot express it. */
  raw?: string;
};

const isRefusal = (text: string): boolean => {
  try {
    const { error, code } = JSON.parse(text) as { error?: unknown; code?: unknown };
    return typeof error === 'string' && error !== '' && typeof code === 'string';
  } catch {
    return false;
  }
};

const seesOwn = ({ people, schools }: Scene, actor: Actor, canary: Canary): boolean => {
  if (canary.who === actor) return true;
  if (actor === 'anonymous') return false;
  return (
    (canary.who === 'here' || canary.who === 'elsewhere') && people[actor].schoolId === schools[canary.who].id
  );
};

/** The status for an object that does not exist. Whether the person may make the call is still checked first. */
const answerWhenGone = (
  call: Call,
  sample: SampleOf<Sent>,
  { people }: Scene,
  actor: Actor,
  state: Exclude<ObjectState, 'real'>,
): number => {
  const row = actor === 'anonymous' ? null : people[actor];
  const person = row === null ? null : { ...row, verified: row.verifiedAt !== null, sessionId: '' };
  if (!admits(call.access, person)) return person === null ? 401 : 403;
  return sample.gone?.[state] ?? 404;
};

/** The forbidden-field requests come from an actor who may make the call. */
const admittedTo = (row: PolicyTable[string]): Actor =>
  actors.find((actor) => actor !== 'anonymous' && (row.answers[actor] ?? row.answers.rest) < 300) ??
  'anonymous';

export const runMatrix = async (matrix: Matrix): Promise<Report> => {
  const { scene } = matrix;
  const report: Report = { cells: { actors: 0, objects: 0, sessions: 0, fields: 0 }, wrong: [], leaks: [] };
  let count = 0;

  const askOne = async (key: string, call: Call, question: Question) => {
    matrix.tick();
    count += 1;
    const { title, expected, actor, token, sent, words, raw } = question;
    const form = Object.entries(sent.file ?? {}).map(([part, bytes]) => ({
      name: part,
      bytes: bytes as Buffer,
    }));
    const { type, payload } =
      form.length > 0
        ? multipart(form)
        : {
            type: 'application/json',
            payload: raw ?? (sent.body === undefined ? undefined : JSON.stringify(sent.body)),
          };
    const options: InjectOptions = {
      method: methodAndPath(key).method,
      url: addressOf(key, words, sent.query),
      remoteAddress: `10.${(count >> 16) & 255}.${(count >> 8) & 255}.${count & 255}`,
      headers: {
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(payload === undefined ? {} : { 'content-type': type }),
      },
      ...(payload === undefined ? {} : { payload }),
    };
    const answer = await matrix.appFor(call).inject(options);
    const name = `${key}, ${title}`;
    if (answer.statusCode !== expected) {
      report.wrong.push(`${name}: ${expected} expected, ${answer.statusCode} answered`);
    } else if (expected >= 400 && !isRefusal(answer.body)) {
      report.wrong.push(`${name}: the refusal has no error and code`);
    }
    const sample = matrix.samples[key];
    const leaks = leaksIn(
      `${JSON.stringify(answer.headers)}\n${answer.body}`,
      scene.canaries,
      (canary) => seesOwn(scene, actor, canary) || sample?.mayShow?.(canary, actor) === true,
    );
    report.leaks.push(...leaks.map((leak) => `${name}: ${leak}`));
    await sample?.after?.(scene);
  };

  for (const [key, call] of Object.entries(matrix.calls)) {
    const [row, sample] = [matrix.policy[key], matrix.samples[key]];
    if (row === undefined || sample === undefined) {
      report.wrong.push(`${key}: no ${row === undefined ? 'policy row' : 'sample'}`);
      continue;
    }
    const objectsNow = async () => (sample.objects === undefined ? null : await sample.objects(scene));
    const good = async (actor: Actor) => {
      const words = (await objectsNow())?.real ?? {};
      return { actor, words, sent: await sample.ask(scene, actor, words) };
    };

    for (const actor of actors) {
      const real = row.answers[actor] ?? row.answers.rest;
      for (const state of objectStates) {
        const objects = await objectsNow();
        if (objects === null && state !== 'real') continue;
        const words = objects === null ? {} : objects[state];
        if (words === null) continue;
        const expected = state === 'real' ? real : answerWhenGone(call, sample, scene, actor, state);
        const sent = await sample.ask(scene, actor, words);
        const token = await scene.tokenOf(actor);
        const title = `${actor}${objects === null ? '' : `, object ${state}`}`;
        await askOne(key, call, { title, expected, actor, token, sent, words });
        report.cells[objects === null ? 'actors' : 'objects'] += 1;
      }
    }

    // An invalid session is refused on open calls too; a missing one is not.
    const bearers = { ...scene.badTokens, ...(call.access === 'anyone' ? {} : { none: undefined }) };
    for (const [kind, token] of Object.entries(bearers)) {
      const question = await good('owner');
      await askOne(key, call, {
        ...question,
        actor: 'anonymous',
        title: `session ${kind}`,
        expected: 401,
        token,
      });
      report.cells.sessions += 1;
    }

    // An upload takes only the file: any other part is refused, whatever its name.
    if (methodAndPath(key).method === 'GET' || call.file !== undefined) continue;
    const actor = admittedTo(row);
    const usual = row.answers[actor] ?? row.answers.rest;
    const fields: [name: string, value: unknown, expected: number][] = [
      ...(Object.keys(forbiddenFields) as ForbiddenName[]).map((name): [string, unknown, number] => [
        name,
        forbiddenFields[name],
        sample.owns?.[name] ?? usual,
      ]),
      ['__proto__', { administrator: true }, call.partByPart === true ? usual : 400],
    ];
    for (const [name, value, expected] of fields) {
      const question = await good(actor);
      const others = Object.entries(question.sent.body ?? {}).filter(([field]) => field !== name);
      // Serialized by hand, because an object literal cannot hold a field called __proto__.
      const pairs = [[name, value], ...others].map((pair) =>
        pair.map((half) => JSON.stringify(half)).join(':'),
      );
      const token = await scene.tokenOf(actor);
      const raw = `{${pairs.join(',')}}`;
      await askOne(key, call, { ...question, title: `field ${name}`, expected, token, raw });
      report.cells.fields += 1;
    }
  }
  return report;
};

export const countCells = ({ cells }: Report): number =>
  Object.values(cells).reduce((sum, one) => sum + one, 0);
