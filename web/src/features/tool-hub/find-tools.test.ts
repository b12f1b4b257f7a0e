import { toolSlugs } from '@afrolearn/learning/tools/slugs.ts';
import { describe, expect, test } from 'vitest';
import { texts } from '#messages/tool-hub/en.ts';
import { texts as toolNames } from '#messages/tools/en.ts';
import { findTools, isNear, type NamedTool, nearestTools } from './find-tools.ts';

const all: Readonly<Record<string, unknown>> = { ...texts };
const open: Readonly<Record<string, unknown>> = { ...toolNames };
const tools: readonly NamedTool[] = toolSlugs.map((slug) => ({
  slug,
  name: String(open[slug] ?? all[`name.${slug}`]),
  about: String(all[`about.${slug}`]),
}));
const found = (query: string) => findTools(tools, query).map(({ slug }) => slug);
const nearest = (query: string) => nearestTools(tools, query)[0];

describe('a search', () => {
  test('without a word has every tool', () => {
    expect(found('  ')).toEqual(toolSlugs);
  });

  test.each([
    ['RIDDLES', 'jokes-riddles'],
    ['jokes & riddles', 'jokes-riddles'],
    ['speling', 'spelling-bee'],
    ['spe', 'spelling-bee'],
    ['hisotry', 'history-time-machine'],
    ['rhyme', 'music-rhymes'],
    ['word-of-the-day', 'word-of-the-day'],
  ])('%s finds %s', (query, slug) => {
    expect(found(query)).toContain(slug);
  });

  test('names come before descriptions', () => {
    expect(found('quiz').slice(0, 2)).toEqual(['quiz-maker', 'quest-quiz']);
    expect(found('laugh')).toEqual(['jokes-riddles']);
  });

  test('short words must be right, and nonsense finds nothing', () => {
    expect(found('xq')).toEqual([]);
    expect(found('zzzzzz')).toEqual([]);
  });

  test('accents and apostrophes do not matter', () => {
    const french: NamedTool = { slug: 'fun-sparks', name: 'Étincelles d’été', about: 'Une chose' };
    expect(findTools([french], 'etincelles dete')).toEqual([french]);
  });
});

describe('the nearest name', () => {
  test.each([
    ['story-maker', 'story-builder'],
    ['quizmaker', 'quiz-maker'],
    ['Jokes-Riddles', 'jokes-riddles'],
    ['riddle', 'jokes-riddles'],
    ['map_explorer', 'map-explorer'],
    ['maths-playground', 'math-playground'],
    ['spelling', 'spelling-bee'],
    ['joke-telling', 'jokes-riddles'],
  ])('of %s is %s', (slug, tool) => {
    expect(nearest(slug)?.slug).toBe(tool);
    expect(tools.filter((one) => isNear(one, slug)).map((one) => one.slug)).toContain(tool);
  });

  test.each(['xyzzyxyzzyxyz', '0000000', ''])('%s is near nothing', (slug) => {
    expect(tools.filter((tool) => isNear(tool, slug))).toEqual([]);
  });
});
