// Topics without lessons: every tool makes a frame from the curriculum map, and labels it as one.
import { join } from 'node:path';
import { createTools } from '@afrolearn/learning/assistant/create/create-tools.ts';
import { differentiateTools } from '@afrolearn/learning/assistant/differentiate/differentiate-tools.ts';
import { learnTools } from '@afrolearn/learning/assistant/learn/learn-tools.ts';
import { wordsOfBlock } from '@afrolearn/learning/assistant/page.ts';
import { planTools } from '@afrolearn/learning/assistant/plan/plan-tools.ts';
import type { UnitOutline } from '@afrolearn/learning/assistant/source.ts';
import { supportTools } from '@afrolearn/learning/assistant/support/support-tools.ts';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { readFiles } from '#load/files.ts';

type Unit = { id: number; title: string; about: string; topics: string[]; lessons: { title: string }[] };

const tools = [planTools, createTools, differentiateTools, supportTools, learnTools].flat();
const ofTopics = tools.filter(({ needs }) => needs.some((need) => need === 'unit' || need === 'lesson'));
const files = readFiles(join(import.meta.dirname, '..', '..', 'content', 'primary-5'));
const outlines = [...files]
  .filter(([name]) => name.endsWith('unit.yaml'))
  .map(([, text]): UnitOutline => {
    const { id, title, about, topics, lessons } = parse(text) as Unit;
    const titles = lessons.map((lesson) => lesson.title);
    return { id, title, about, topics, titles, subjectId: 6, gradeId: 5, level: 'P4-P5', term: 1 };
  });

test('every tool that needs a topic makes a frame of one without lessons, with its aim and sub-topics', () => {
  expect(ofTopics.length).toBeGreaterThan(18);
  expect(outlines.length).toBeGreaterThan(50);
  for (const unit of outlines)
    for (const tool of ofTopics) {
      const page = tool.outline?.(unit, {});
      const words = (page?.blocks ?? []).flatMap(wordsOfBlock);
      const where = `${tool.id} ${unit.title}`;
      expect(page?.title, where).toContain(unit.title);
      expect(words.join(' '), where).toContain('not written in AfroLearn yet');
      for (const title of unit.titles) expect(words, where).toContain(title);
      // Blanks are left for the teacher.
      expect(words.filter((word) => word === '').length, where).toBeGreaterThan(3);
    }
});

test('a tool that needs no topic has no frame', () => {
  for (const tool of tools.filter((one) => !ofTopics.includes(one))) expect(tool.outline).toBeUndefined();
});
