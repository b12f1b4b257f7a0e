import { contactDataIn } from '@afrolearn/learning/safety/contact-data.ts';
import { hasUnkindWord } from '@afrolearn/learning/safety/word-filter.ts';
import type { People, RiddleBand, RiddleEntry } from '@afrolearn/learning/tools/jokes-riddles/riddles.ts';
import { checkWords } from '#check/prose.ts';
import type { Source, Tell } from '#findings.ts';

/** An entry with its position in the source file. */
export type WrittenEntry = { readonly source: Source; readonly path: string; readonly entry: RiddleEntry };

/** How much a class can read at once: words of a question, and letters of its longest word. */
const longest: Readonly<Record<RiddleBand, { words: number; letters: number; answer: number }>> = {
  'P1 to P3': { words: 20, letters: 10, answer: 12 },
  'P4 to P7': { words: 30, letters: 14, answer: 16 },
};

/* Entries must not joke about any faith. */
const faith =
  /\b(?:gods?|allah|jesus|prophets?|pastors?|priests?|imams?|sheikhs?|church(?:es)?|mosques?|bibles?|qurans?|muslims?|christians?|pray(?:s|ed|ers?|ing)?|angels?|devils?|heaven|hell|witch(?:es)?)\b/iu;

const wordsOf = (text: string): readonly string[] => text.match(/[\p{L}\p{M}\d]+(?:’[\p{L}]+)?/gu) ?? [];
const plain = (text: string): string => wordsOf(text.toLowerCase()).join(' ');

const checkLengths = ({ source, path, entry }: WrittenEntry, tell: Tell): void => {
  const { words, letters, answer } = longest[entry.band];
  const asked = wordsOf(entry.ask);
  if (asked.length > words)
    tell(source, `${path}.ask`, `This has ${asked.length} words; ${entry.band} read at most ${words} here.`);
  if (wordsOf(entry.answer).length > answer)
    tell(source, `${path}.answer`, `An answer for ${entry.band} has at most ${answer} words.`);
  const long = [...asked, ...wordsOf(entry.answer)].find((word) => word.length > letters);
  if (long !== undefined)
    tell(
      source,
      `${path}.ask`,
      `'${long}' is too long a word for ${entry.band}: at most ${letters} letters.`,
    );
};

const checkKind = ({ source, path, entry }: WrittenEntry, tell: Tell): void => {
  const further = entry.kind === 'riddle' ? [...entry.also, entry.why ?? ''] : [];
  const said = [entry.ask, entry.answer, ...further].join('\n');
  if (hasUnkindWord(said)) tell(source, path, 'The word filter stops this.');
  if (contactDataIn(said) !== null) tell(source, path, 'This looks like an address or a number.');
  const word = faith.exec(said)?.[0];
  if (word !== undefined) tell(source, path, `'${word}': no jokes and riddles about faith.`);
  checkWords(said, source, path, tell);
};

/** The schema checks the shape. This checks that entries are unique, short, kind and of a known people. */
export const checkRiddleBook = (
  peoples: Readonly<Record<string, People>>,
  peoplesSource: Source,
  written: readonly WrittenEntry[],
  tell: Tell,
): void => {
  const [ids, asked] = [new Map<string, string>(), new Map<string, string>()];
  for (const one of written) {
    const { source, path, entry } = one;
    if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/u.test(entry.id))
      tell(source, path, `'${entry.id}' must be a name such as no-door.`);
    const before = ids.get(entry.id);
    if (before !== undefined) tell(source, path, `'${entry.id}' is already an entry of ${before}.`);
    ids.set(entry.id, source.file);
    const question = plain(entry.ask);
    const same = asked.get(question);
    if (same !== undefined) tell(source, `${path}.ask`, `This is asked in '${same}' already.`);
    asked.set(question, entry.id);
    if (entry.kind === 'riddle') {
      if (peoples[entry.people] === undefined)
        tell(source, `${path}.from`, `peoples.yaml names no '${entry.people}'.`);
      if (entry.also.some((form) => plain(form) === plain(entry.answer)))
        tell(source, `${path}.also`, 'The answer itself need not stand here.');
    }
    checkLengths(one, tell);
    checkKind(one, tell);
  }
  const told = new Set(written.flatMap(({ entry }) => (entry.kind === 'riddle' ? [entry.people] : [])));
  for (const [key, { call, reply }] of Object.entries(peoples)) {
    if (!told.has(key)) tell(peoplesSource, key, `No riddle is from '${key}'.`);
    if ((call === undefined) !== (reply === undefined))
      tell(peoplesSource, key, 'A call and its reply stand together, or neither.');
  }
};
