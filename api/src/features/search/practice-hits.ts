/** Practice is a short built-in list, searched in memory. */
import { gradeNameOrNull } from '@afrolearn/learning/catalogue/grades.ts';
import { parseEntryId } from '@afrolearn/learning/lessons/ids.ts';
import { generators } from '@afrolearn/learning/practice/generators.ts';
import { plainWords } from '#features/content/index.ts';
import type { SearchQuery } from './search-query.ts';

export type PracticeHit = { id: string; name: string; unitId: number; place: string };

type Entry = PracticeHit & { gradeId: number; title: readonly string[]; more: readonly string[] };

/* For 'practise fractions' and 'exercises on money'. */
const kindWords = ['practice', 'practise', 'exercise', 'exercises'];
const topicWords: Partial<Record<string, readonly string[]>> = {
  operations: ['sums', 'adding', 'subtracting', 'multiplying', 'dividing'],
  data: ['graphs', 'averages'],
  integers: ['negative', 'numbers'],
};

const entries: readonly Entry[] = generators.flatMap(({ id, title, lesson, gradeId, topic }) => {
  const unitId = parseEntryId(lesson)?.unit;
  if (unitId === undefined) return [];
  return [
    {
      id,
      name: title,
      unitId,
      place: gradeNameOrNull(gradeId) ?? '',
      gradeId,
      title: plainWords(title),
      more: [topic, ...(topicWords[topic] ?? []), ...kindWords],
    },
  ];
});

const most = 4;

/** Practice that matches every word: titles before topics, own class first. */
export const findPractice = ({ groups }: SearchQuery, grade: number | null): PracticeHit[] => {
  const begins = (words: readonly string[], { word, near }: SearchQuery['groups'][number]) =>
    words.some((one) => one.startsWith(word) || near.includes(one));
  return entries
    .flatMap((entry) => {
      if (!groups.every((group) => begins(entry.title, group) || begins(entry.more, group))) return [];
      const inTitle = groups.filter((group) => begins(entry.title, group)).length;
      const far = grade === null ? 0 : Math.abs(entry.gradeId - grade);
      return [{ entry, worth: 2 * inTitle - far }];
    })
    .sort((one, other) => other.worth - one.worth)
    .slice(0, most)
    .map(({ entry }) => entry);
};
