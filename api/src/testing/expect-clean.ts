import { expect } from 'vitest';
import type { TestApp } from './test-app.ts';

/** The rules for every refusal, whatever was sent: a readable sentence of ours, and no internals. */
export const expectClean = ({ status, text, body }: Awaited<ReturnType<TestApp['send']>>): void => {
  expect(status).toBeLessThan(500);
  expect(text).not.toMatch(/\bat .*\.(ts|js):\d+|node_modules|select |insert into|postgres|drizzle|zod/i);
  if (status >= 400)
    expect(body).toMatchObject({ error: expect.stringMatching(/^[A-Z].+\.$/), code: expect.any(String) });
};
