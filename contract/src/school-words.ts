import { languageCodes } from '@afrolearn/learning/languages/languages.ts';
import { z } from 'zod';
import { defineCalls, type Refusals } from './define.ts';
import { fault } from './faults.ts';
import { Done, Id, IdInPath } from './values.ts';

const Language = z.enum(languageCodes, fault('language/unknown'));

export const SchoolWord = z.object({ id: Id, language: Language, word: z.string() });
export type SchoolWord = z.infer<typeof SchoolWord>;

export const schoolWordsRefusals = {
  'school-words/full': {
    status: 409,
    text: 'Your school has 200 words of its own already. Please remove some that nobody needs.',
  },
} as const satisfies Refusals;

export const schoolWords = defineCalls({
  'GET /school/words': {
    says: 'Words that the own school refuses in names and posts, beside the lists that AfroLearn brings.',
    access: 'administrator',
    reply: z.array(SchoolWord),
  },
  'POST /school/words': {
    says: 'Adds a word, or a few that belong together. One that is there already stays as it is.',
    access: 'administrator',
    body: z.object({
      language: Language,
      word: z.string(fault('word/form')).trim().min(2, fault('word/form')).max(40, fault('word/form')),
    }),
    reply: SchoolWord,
    status: 201,
    refusals: ['school-words/full'],
  },
  'DELETE /school/words/:id': {
    says: 'Removes a word of the own school.',
    access: 'administrator',
    params: z.object({ id: IdInPath }),
    reply: Done,
  },
});
