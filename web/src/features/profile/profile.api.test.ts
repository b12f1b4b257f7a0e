import { expect, test } from 'vitest';
import { CallError } from '#lib/call.ts';
import { noNetwork, refused, serverAnswers, wordless } from '#testing/fake-server.ts';
import { ownSummary } from './profile.api.ts';

test.each([
  ['a refusal', () => refused('access/denied')],
  ['a failure without a word', () => wordless(500)],
  ['no network', noNetwork],
])("spec 1 §8: 'Failed to fetch progress summary' is thrown after %s", async (_kind, answer) => {
  serverAnswers({ 'GET /progress-summary': answer });
  const error: unknown = await ownSummary().catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(CallError);
  expect((error as CallError).message).toBe('Failed to fetch progress summary');
});
