/** `npm run speakers`: who may read the product's texts, and their readings as a PO file. For the operator only. */
import { existsSync, writeFileSync } from 'node:fs';
import { languageCodes, type OtherLanguage } from '@afrolearn/learning/languages/languages.ts';
import { userIdOf } from '@afrolearn/learning/people/roles.ts';
import { textId } from '@afrolearn/learning/texts/catalogue.ts';
import { type Spoken, spokenPo } from '@afrolearn/learning/texts/spoken-po.ts';
import type { Db } from '#db/connect.ts';
import { StartError } from '#env.ts';
import { type UserRow, userByEmail, userById } from '#features/accounts/index.ts';
import { catalogueIn } from './catalogue-file.ts';
import { allowSpeaker, allSpeakers, readingsOf, stopSpeaker } from './texts.db.ts';

type Asked = { argv: readonly string[]; now: Date };
type Talk = { say: (line: string) => void };

const usage = `Use: npm run speakers -- list
     npm run speakers -- allow amina@school.ug lg sw    (an email or a student ID, then languages: sw, fr, lg)
     npm run speakers -- stop amina@school.ug [lg]      (without a language: all)
     npm run speakers -- export lg luganda.po           (then, in the sources: npm run texts -- import lg luganda.po)`;

const isOther = (code: string): code is OtherLanguage =>
  code !== 'en' && languageCodes.some((one) => one === code);

const others: readonly OtherLanguage[] = languageCodes.filter(isOther);

const languagesIn = (codes: readonly string[]): readonly OtherLanguage[] => {
  const unknown = codes.filter((code) => !isOther(code));
  if (unknown.length > 0)
    throw new StartError(`${unknown.join(', ')}: the languages are ${others.join(', ')}.\n${usage}`);
  return codes.filter(isOther);
};

const personBy = async (db: Db, name: string): Promise<UserRow> => {
  const id = /^\d+$/.test(name) ? Number(name) : userIdOf(name);
  const person = name.includes('@') ? await userByEmail(db, name.toLowerCase()) : null;
  const found = person ?? (id === null ? null : await userById(db, id));
  if (found === null)
    throw new StartError(`Nobody here has the email or student ID ${name}. Nothing was changed.`);
  return found;
};

const allow = async (db: Db, [name = '', ...codes]: readonly string[], now: Date, { say }: Talk) => {
  const languages = languagesIn(codes);
  if (name === '' || languages.length === 0) throw new StartError(usage);
  const person = await personBy(db, name);
  if (person.role === 'learner')
    throw new StartError(`${person.name} is a learner; only adults read texts. Nothing was changed.`);
  await allowSpeaker(db, person.id, languages, now);
  say(`${person.name} (${person.email ?? person.id}) may read ${languages.join(', ')}: the page is /texts.`);
};

const stop = async (db: Db, [name = '', ...codes]: readonly string[], { say }: Talk) => {
  const languages = codes.length === 0 ? others : languagesIn(codes);
  if (name === '') throw new StartError(usage);
  const person = await personBy(db, name);
  const gone = await stopSpeaker(db, person.id, languages);
  say(
    gone === 0
      ? `${person.name} was not on the list. Nothing was changed.`
      : `${person.name} does not read ${languages.join(', ')} any more. What was read stays.`,
  );
};

const list = async (db: Db, { say }: Talk) => {
  const speakers = await allSpeakers(db);
  if (speakers.length === 0) say('Nobody may read texts yet.');
  for (const { id, name, email, language } of speakers) say(`${language}  ${name}  ${email ?? id}`);
};

/** Readings of an earlier wording are not exported: the file would be refused with them. */
const write = async (db: Db, [code = '', file = '']: readonly string[], textsFile: string, { say }: Talk) => {
  const [language] = languagesIn([code]);
  if (language === undefined || file === '') throw new StartError(usage);
  if (existsSync(file)) throw new StartError(`${file} is there already. Choose another name.`);
  const { texts } = await catalogueIn(textsFile);
  const marks = new Map(texts[language].map((text) => [textId(text), text.mark]));
  const rows = await readingsOf(db, language, 'all');
  const found = new Map<string, Spoken[]>();
  const current = rows.filter(({ key, mark }) => marks.get(key) === mark);
  for (const { key, ...one } of current) found.set(key, [...(found.get(key) ?? []), one]);
  writeFileSync(file, spokenPo(language, texts[language], found), { flag: 'wx' });
  say(`${found.size} texts in ${file}.`);
  const older = rows.length - current.length;
  if (older > 0)
    say(`${older} readings are of a wording that this version no longer has; they stay in the database.`);
};

/** One command of the operator, on an open database. */
export const speakersCommand =
  (textsFile: string) =>
  async (db: Db, { argv: [act, ...rest], now }: Asked, talk: Talk): Promise<void> => {
    if (act === 'list') return await list(db, talk);
    if (act === 'allow') return await allow(db, rest, now, talk);
    if (act === 'stop') return await stop(db, rest, talk);
    if (act === 'export') return await write(db, rest, textsFile, talk);
    throw new StartError(usage);
  };
