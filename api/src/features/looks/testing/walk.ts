/**
 * Promise C10: makes every call as every adult and finds the learners in each reply. A learner is shown by id
 * or name, or by a question about them; then a look must have been written before.
 */
import type { Call } from '@afrolearn/contract/define.ts';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { looks, users } from '#db/tables.ts';
import { type Actor, actors } from '#http/policy.ts';
import type { Scene, SignedIn } from '#testing/matrix/people.ts';
import { requestOf } from '#testing/matrix/request-of.ts';
import type { AnySamples } from '#testing/matrix/sample.ts';

type Walk = {
  calls: Record<string, Call>;
  samples: AnySamples;
  scene: Scene;
  app: FastifyInstance;
  /** Advances the clock, so that no rate limit applies. */
  tick: () => void;
};

export type Walked = {
  /** Replies that showed a learner. */
  seen: number;
  /** Calls that showed a learner without a look: the call, and its first viewer and learner. */
  unwritten: Map<string, string>;
};

const isAdult = (scene: Scene, actor: Actor): actor is SignedIn =>
  actor !== 'anonymous' && scene.people[actor].role !== 'learner';

/** Learners mentioned in a text: by id, student ID or words of their name. */
const learnersIn = async ({ db }: Scene, text: string): Promise<number[]> => {
  const learners = await db
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(eq(users.role, 'learner'));
  const numbers = new Set([...text.matchAll(/\d+/g)].map(([digits]) => Number(digits)));
  const lower = text.toLowerCase();
  const isNamed = (name: string) => name.startsWith('zq') && lower.includes(name.split(' ')[0] ?? name);
  return learners.filter(({ id, name }) => numbers.has(id) || isNamed(name)).map(({ id }) => id);
};

export const walkAsAdults = async ({ calls, samples, scene, app, tick }: Walk): Promise<Walked> => {
  const walked: Walked = { seen: 0, unwritten: new Map() };
  let count = 0;
  for (const [key, call] of Object.entries(calls)) {
    const sample = samples[key];
    if (sample === undefined || call.access === 'learner' || call.only !== undefined) continue;
    for (const actor of actors) {
      if (!isAdult(scene, actor)) continue;
      tick();
      count += 1;
      await scene.db.delete(looks);
      const words = (await sample.objects?.(scene))?.real ?? {};
      const sent = await sample.ask(scene, actor, words);
      const request = requestOf(key, words, sent, await scene.tokenOf(actor));
      const remoteAddress = `10.9.${(count >> 8) & 255}.${count & 255}`;
      const answer = await app.inject({ ...request, remoteAddress });
      await sample.after?.(scene);
      if (answer.statusCode >= 300) continue;
      // A write about a child is no look, unless its reply shows more than success.
      const asked = request.method === 'GET' ? request.url : '';
      const shown = await learnersIn(scene, `${asked}\n${answer.body}`);
      if (shown.length === 0) continue;
      walked.seen += 1;
      const viewerId = scene.people[actor].id;
      const rows = await scene.db.select().from(looks).where(eq(looks.viewerId, viewerId));
      const written = new Set(rows.map(({ learnerId }) => learnerId));
      const missed = shown.filter((id) => !written.has(id));
      if (missed.length > 0 && !walked.unwritten.has(key))
        walked.unwritten.set(key, `${actor} saw ${missed.length} of ${shown.length}`);
    }
  }
  return walked;
};
