/** Every table of sentences in the repository, and what each holds in every language. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { growthTables } from '@afrolearn/learning/growth/sentences.ts';
import { type Language, languageCodes } from '@afrolearn/learning/languages/languages.ts';
import type { Sentences } from '@afrolearn/learning/languages/sentence.ts';

export const root = join(import.meta.dirname, '..', '..');

export type Table = {
  /** `web/lesson`, `server/accounts/refusals`, `growth`: the first half of each text's context. */
  readonly name: string;
  /** The file with the sentences of a language, and the names that lead to them. */
  readonly file: (language: Language) => string;
  readonly path: (language: Language) => readonly string[];
  readonly texts: Readonly<Record<Language, Sentences>>;
};

/**
 * Loads a module by its path in the repository: the build bundles them, because its Node may not read
 * TypeScript.
 */
export type Load = (path: string) => Promise<Readonly<Record<string, unknown>>>;

const loadFile: Load = async (path) => (await import(join(root, path))) as Readonly<Record<string, unknown>>;

const eachLanguage = <T>(make: (language: Language) => T): Record<Language, T> =>
  Object.fromEntries(languageCodes.map((language) => [language, make(language)])) as Record<Language, T>;

const webTables = (load: Load): Promise<Table[]> => {
  const folder = 'web/src/messages';
  const features = readdirSync(join(root, folder)).filter((name) =>
    statSync(join(root, folder, name)).isDirectory(),
  );
  return Promise.all(
    features.sort().map(async (feature) => {
      const file = (language: Language) => `${folder}/${feature}/${language}.ts`;
      const found = await Promise.all(
        languageCodes.map(async (language) => (await load(file(language)))['texts'] as Sentences),
      );
      return {
        name: `web/${feature}`,
        file,
        path: () => ['texts'],
        texts: eachLanguage((language) => found[languageCodes.indexOf(language)] ?? {}),
      };
    }),
  );
};

type Slice = Readonly<Record<Language, Readonly<Record<string, Sentences>>>>;

const isSlice = (value: unknown): value is Slice =>
  typeof value === 'object' && value !== null && languageCodes.every((language) => language in value);

const serverTables = async (load: Load): Promise<Table[]> => {
  const folder = 'api/src/words';
  const files = readdirSync(join(root, folder)).filter(
    (name) => name.endsWith('.ts') && /^const lg\b/m.test(readFileSync(join(root, folder, name), 'utf8')),
  );
  const slices = await Promise.all(
    files.sort().map(async (name) => {
      const slice = Object.values(await load(`${folder}/${name}`)).find(isSlice);
      if (slice === undefined) throw new Error(`${folder}/${name} exports no words in all languages`);
      return { name: name.replace('.ts', ''), file: `${folder}/${name}`, slice };
    }),
  );
  return slices.flatMap(({ name, file, slice }) =>
    Object.keys(slice.en).map((part) => ({
      name: `server/${name}/${part}`,
      file: () => file,
      path: (language: Language) => [language, part],
      texts: eachLanguage((language) => slice[language][part] ?? {}),
    })),
  );
};

const growthTable: Table = {
  name: 'growth',
  file: () => 'learning/src/growth/sentences.ts',
  path: (language) => [language],
  texts: growthTables,
};

export const allTables = async (load = loadFile): Promise<readonly Table[]> => [
  growthTable,
  ...(await webTables(load)),
  ...(await serverTables(load)),
];
