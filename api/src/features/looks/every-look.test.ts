/** Promise C10: every adult read of a child's record is logged for the guardian. */
import { calls } from '@afrolearn/contract';
import { expect, test } from 'vitest';
import { policy, served } from '#slices.ts';
import { setScene } from '#testing/matrix/people.ts';
import type { AnySamples } from '#testing/matrix/sample.ts';
import { samples } from '#testing/matrix/samples.ts';
import { testApp } from '#testing/test-app.ts';
import { shown, watcherOf } from './shown.ts';
import { walkAsAdults } from './testing/walk.ts';

const made = 'the answer is the card or account that this adult made in this moment';
const safety =
  'what a child reported is for those who protect it; a guardian may be the one whom it is about, and must not learn of it';

/** Replies that show a child without counting as a look, with reasons. */
const noLooks: Record<string, string> = {
  'POST /children': made,
  'POST /children/link': 'the guardian is linked in this moment, and the security log keeps it',
  'POST /children/:id/new-card': made,
  'PATCH /children/:id/choices': 'the answer repeats what this guardian chose',
  'POST /classes/:id/students': made,
  'PATCH /classes/:id/students/:studentId': 'the answer repeats the name that this adult wrote',
  'POST /classes/:id/students/:studentId/new-card': made,
  'POST /rosters/imports': made,
  'POST /rosters/imports/:id/cards': made,
  'POST /reports/:id/act': safety,
  'GET /reports': safety,
  'GET /me/export': 'the copy of what an adult wrote and did themselves',
  'GET /children/:id/looks': 'to read this log is not to look at the child',
};

const openWalk = async (table = shown) => {
  const { app, clock, database } = await testApp(
    { SAFETY_PROFILE: 'public' },
    { doctored: { served, policy, watch: watcherOf(table) } },
  );
  const scene = await setScene(database.db, () => clock.now);
  return {
    calls,
    samples: samples as AnySamples,
    scene,
    app,
    tick: () => {
      clock.now = new Date(clock.now.getTime() + 1000);
    },
  };
};

/* Every call as every adult, on a busy machine. */
const longest = 300_000;

test(
  'promise C10: every answer that shows an adult a child was written down before it left',
  async () => {
    const { seen, unwritten } = await walkAsAdults(await openWalk());
    process.stdout.write(`C10: ${seen} answers showed a child\n`);
    expect(seen).toBeGreaterThan(70);
    const unexpected = [...unwritten].filter(([key]) => !Object.hasOwn(noLooks, key));
    expect(unexpected).toEqual([]);
  },
  longest,
);

test(
  'control: one call whose row is taken out is found, and only that one',
  async () => {
    const { 'GET /xp/:userId': _, ...rest } = shown;
    const walk = await openWalk(rest);
    const some = Object.fromEntries(
      Object.entries(calls).filter(([key]) => ['GET /xp/:userId', 'GET /users/:userId/stats'].includes(key)),
    );
    const { seen, unwritten } = await walkAsAdults({ ...walk, calls: some });
    expect(seen).toBe(6);
    expect([...unwritten.keys()]).toEqual(['GET /xp/:userId']);
  },
  longest,
);
