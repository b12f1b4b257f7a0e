import type { entry } from '@afrolearn/contract/entry.ts';
import { password } from '#testing/matrix/people.ts';
import type { SamplesOf } from '#testing/matrix/sample.ts';
import { forms } from '#testing/test-app.ts';

export const entrySamples = {
  'POST /register': {
    ask: ({ next }) => ({ body: forms.teacher(`new${next()}@matrix.ug`) }),
    owns: { role: 400 },
  },
  'POST /login': { ask: ({ somebody }) => ({ body: { email: somebody.email ?? '', password } }) },
} satisfies SamplesOf<typeof entry>;
