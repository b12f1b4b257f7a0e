import type { Suggestion } from '@afrolearn/contract/assistant.ts';
import type { PageBlock } from '@afrolearn/learning/assistant/page.ts';
import {
  answerWords,
  holdsName,
  isFaithful,
  type Names,
  namesOf,
  phrasesOf,
  withWordings,
  wordingLimits,
} from '@afrolearn/learning/assistant/wordings.ts';
import { contactInLesson } from '@afrolearn/learning/safety/contact-data.ts';
import type { Db } from '#db/connect.ts';
import type { ModelSettings } from '#env.ts';
import { textsWithWords } from '#features/school-words/index.ts';
import type { Person } from '#http/context.ts';
import { refuse } from '#http/refuse.ts';
import { namesAround, placesAround } from '../assistant.db.ts';
import { askModel } from './ask-model.ts';

/** As many phrases as fit one request, without any names. */
const sendable = (blocks: readonly PageBlock[], names: Names): readonly string[] => {
  let letters = 0;
  return phrasesOf(blocks)
    .filter((phrase) => !holdsName(phrase, names) && !contactInLesson(phrase))
    .slice(0, wordingLimits.phrases)
    .filter((phrase) => {
      letters += phrase.length;
      return letters <= wordingLimits.letters;
    });
};

/** Rewordings that pass every check. Others keep the teacher's words. */
export const suggest = async (
  db: Db,
  model: ModelSettings,
  user: Person,
  blocks: readonly PageBlock[],
): Promise<Suggestion> => {
  const names = namesOf(await namesAround(db, user), await placesAround(db, user));
  const phrases = sendable(blocks, names);
  if (phrases.length === 0) throw refuse('assistant/model-unfit');
  const answer = await askModel(model, phrases);
  if (answer === 'silent') throw refuse('assistant/model-silent');
  if (answer === 'unfit') throw refuse('assistant/model-unfit');
  const kept = answerWords(blocks);
  const said = answer.map((wording) => wording.normalize('NFC').trim());
  const unkind = await textsWithWords(db, user.schoolId, said);
  const wordings = new Map(
    phrases.flatMap((phrase, at): [string, string][] => {
      const wording = said[at] ?? '';
      const isGood = !unkind.has(wording) && !holdsName(wording, names) && isFaithful(phrase, wording, kept);
      return isGood && wording !== phrase ? [[phrase, wording]] : [];
    }),
  );
  if (wordings.size === 0) throw refuse('assistant/model-unfit');
  return { blocks: withWordings(blocks, wordings), changed: wordings.size };
};
