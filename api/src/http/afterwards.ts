import type { FastifyInstance } from 'fastify';
import { traceOf } from './answer-errors.ts';

/** Does work after the answer has gone out, so that the time of an answer does not tell what was found. */
export type Afterwards = (work: () => Promise<unknown>) => void;

/** A failure is logged by its code; the server closes only when all of it is done. */
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
