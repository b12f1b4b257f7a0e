import type { FastifyInstance } from 'fastify';
import { traceOf } from './answer-errors.ts';

/** Runs work after the answer was sent, so that the response time does not reveal what was found. */
export type Afterwards = (work: () => Promise<unknown>) => void;

/** A failure is logged by its code. The server closes only after all of this work is done. */
export const workAfterwards = (app: FastifyInstance): Afterwards => {
  const running = new Set<Promise<unknown>>();
  app.addHook('onClose', async () => {
    await Promise.all(running);
  });
  return (work) => {
    const one = work()
      .catch((error: unknown) => app.log.error({ failure: traceOf(error) }, 'unexpected failure afterwards'))
      .finally(() => running.delete(one));
    running.add(one);
  };
};
