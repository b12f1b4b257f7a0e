/** Reads the texts that the build packed. The file is large, and only the page of speakers needs it. */
import { readFile } from 'node:fs/promises';
import type { TextCatalogue } from '@afrolearn/learning/texts/catalogue.ts';

const read = new Map<string, Promise<TextCatalogue>>();

/** Read once. What failed is read again at the next call. */
export const catalogueIn = (file: string): Promise<TextCatalogue> => {
  const known = read.get(file);
  if (known !== undefined) return known;
  const coming = readFile(file, 'utf8').then((text) => JSON.parse(text) as TextCatalogue);
  read.set(file, coming);
  coming.catch(() => read.delete(file));
  return coming;
};
