import { schoolWords } from '@afrolearn/contract/school-words.ts';
import { normaliseText } from '@afrolearn/learning/safety/normalise.ts';
import { leadsSchool, type Person } from '#http/context.ts';
import { refuse } from '#http/refuse.ts';
import { done, serve } from '#http/serve.ts';
import { addWord, dropWord, wordsOf } from './school-words.db.ts';

/* Each free text is compared with all of them. */
const most = 200;

const schoolOf = (user: Person): number => {
  if (user.schoolId === null || !leadsSchool(user, user.schoolId)) throw refuse('access/not-found');
  return user.schoolId;
};

export const schoolWordRoutes = serve(schoolWords, {
  'GET /school/words': async ({ user, db }) => await wordsOf(db, schoolOf(user)),

  'POST /school/words': async ({ body, user, db, now }) => {
    // Normalised as in the search: case, marks and disguises.
    const word = normaliseText(body.word);
    if (!/^\p{L}[\p{L} ]+$/u.test(word))
      throw refuse('request/invalid', { fields: { word: { key: 'word/form' } } });
    const one = { schoolId: schoolOf(user), language: body.language, word, addedBy: user.id, addedAt: now() };
    const row = await addWord(db, one, most);
    if (row === null) throw refuse('school-words/full');
    return row;
  },

  'DELETE /school/words/:id': async ({ params, user, db }) => {
    if (!(await dropWord(db, schoolOf(user), params.id))) throw refuse('access/not-found');
    return done;
  },
});
