/** The client process: receives a job, runs it, and reports the result. */
import { setTimeout as pause } from 'node:timers/promises';
import { type Job, type Outcome, requestsOf } from './jobs.ts';
import { openWire, type Reply, type Wire } from './wire.ts';

type Asker = { wire: Wire; next: () => Buffer };

const failureOf = ({ status, body }: Reply): string | null =>
  // A refusal is quick and would make the numbers look too good.
  status === 200 || status === 201 ? null : `${status} ${body.toString('utf8', 0, 200)}`;

const fill = async (
  askers: readonly Asker[],
  { seconds, warmUp }: { seconds: number; warmUp: number },
  pauseMs: number,
): Promise<Outcome> => {
  const from = performance.now() + warmUp * 1000;
  const until = from + seconds * 1000;
  const times: number[] = [];
  const failures: string[] = [];
  let requests = 0;
  const one = async ({ wire, next }: Asker) => {
    while (performance.now() < until) {
      const reply = await wire.ask(next());
      requests += 1;
      const failure = failureOf(reply);
      if (failure !== null) failures.push(failure);
      else if (performance.now() >= from && performance.now() < until) times.push(reply.ms);
      if (pauseMs > 0) await pause(pauseMs * (0.5 + Math.random()));
    }
  };
  await Promise.all(askers.map(one));
  return { perSecond: times.length / seconds, requests, times, failures: failures.slice(0, 3) };
};

const burst = async (askers: readonly Asker[], rounds: number): Promise<Outcome> => {
  const times: number[] = [];
  const failures: string[] = [];
  const began = performance.now();
  for (let round = 0; round < rounds; round += 1) {
    const ready = askers.map(({ wire, next }) => ({ wire, request: next() }));
    for (const reply of await Promise.all(ready.map(({ wire, request }) => wire.ask(request)))) {
      times.push(reply.ms);
      const failure = failureOf(reply);
      if (failure !== null) failures.push(failure);
    }
  }
  const perSecond = (times.length * 1000) / (performance.now() - began);
  return { perSecond, requests: times.length, times, failures: failures.slice(0, 3) };
};

process.on('message', async (job: Job) => {
  const askers = await Promise.all(
    job.pupils.map(async (pupil, place) => ({
      wire: await openWire(job.address),
      next: requestsOf(job.ask, pupil, place * 7),
    })),
  );
  const outcome =
    'rounds' in job.for ? await burst(askers, job.for.rounds) : await fill(askers, job.for, job.pauseMs ?? 0);
  for (const { wire } of askers) wire.close();
  process.send?.(outcome);
});
