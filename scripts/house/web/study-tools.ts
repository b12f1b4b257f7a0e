/** A study tool is a row of the registry and a folder in each room: this finds the one that was forgotten. */
import { languageCodes } from '@afrolearn/learning/languages/languages.ts';

type Part = { readonly what: string; readonly of: (slug: string) => RegExp };

const parts: readonly Part[] = [
  { what: 'its page', of: (slug) => new RegExp(`^web/src/tools/${slug}/tool\\.tsx$`) },
  { what: 'a test of its page', of: (slug) => new RegExp(`^web/src/tools/${slug}/[a-z-]+\\.test\\.tsx$`) },
  { what: 'a file of its rules', of: (slug) => new RegExp(`^learning/src/tools/${slug}/[a-z-]+\\.ts$`) },
  {
    what: 'a test of its rules',
    of: (slug) => new RegExp(`^learning/src/tools/${slug}/[a-z-]+\\.test\\.ts$`),
  },
  ...languageCodes.map((code) => ({
    what: `its file of words in ${code}`,
    of: (slug: string) => new RegExp(`^web/src/messages/tools-${slug}/${code}\\.ts$`),
  })),
];

/* Data is for some tools only: then there are files for teachers, and a reader that checks and packs them. */
const dataOf = (slug: string) => new RegExp(`^curriculum/content/tools/${slug}/[a-z0-9-]+\\.yaml$`);
const readerOf = (slug: string) => new RegExp(`^curriculum/src/tools/${slug}\\.ts$`);

const folders = [
  /^web\/src\/tools\/([a-z-]+)\//,
  /^learning\/src\/tools\/([a-z-]+)\//,
  /^web\/src\/messages\/tools-([a-z-]+)\//,
  /^curriculum\/content\/tools\/([a-z-]+)\//,
];

export const studyToolProblems = (
  paths: readonly string[],
  openTools: readonly string[],
): readonly string[] => {
  const has = (pattern: RegExp) => paths.some((path) => pattern.test(path));
  const missing = openTools.flatMap((slug) => [
    ...parts.filter(({ of }) => !has(of(slug))).map(({ what }) => `${slug}: ${what} is missing`),
    ...(has(dataOf(slug)) && !has(readerOf(slug)) ? [`${slug}: nothing checks its data`] : []),
    ...(has(readerOf(slug)) && !has(dataOf(slug)) ? [`${slug}: its data is missing`] : []),
  ]);
  const found = new Set(paths.flatMap((path) => folders.flatMap((folder) => folder.exec(path)?.[1] ?? [])));
  const unlisted = [...found].filter((slug) => !openTools.includes(slug));
  return [...missing, ...unlisted.map((slug) => `${slug}: has a folder and no row in the registry`)];
};
