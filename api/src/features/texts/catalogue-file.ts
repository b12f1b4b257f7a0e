/** Reads the built text catalogue. The file is large, and only the page of speakers needs it. */
import { readFile } from 'node:fs/promises';
import type { TextCatalogue } from '@afrolearn/learning/texts/catalogue.ts';

const read = new Map<string, Promise<TextCatalogue>>();

/** Cached after the first read. A failed read is retried at the next call. */
export const catalogueIn = (file: string): Promise<TextCatalogue> => {
  const known = read.get(file);
  if (known !== undefined) return known;
  const coming = readFile(file, 'utf8').then((text) => JSON.parse(text) as TextCatalogue);
  read.set(file, coming);
  coming.catch(() => read.delete(file));
  return coming;
};
