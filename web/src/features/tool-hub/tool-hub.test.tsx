import 'fake-indexeddb/auto';
import type { Reply } from '@afrolearn/contract';
import { openToolOf, openTools, toolRegistry } from '@afrolearn/learning/tools/registry.ts';
import { toolSlugs } from '@afrolearn/learning/tools/slugs.ts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, test } from 'vitest';
import { toolHub } from '#messages/tool-hub/en.ts';
import { tools as toolNames } from '#messages/tools/en.ts';
import { closeDatabase } from '#offline/database.ts';
import { saveWork } from '#offline/works/works-here.ts';
import { Route, Routes } from '#routing/index.ts';
import { noNetwork, replied, serverAnswers } from '#testing/fake-server.ts';
import { personOf } from '#testing/people.ts';
import { showPage } from '#testing/show.tsx';
import { giveVoice } from '#testing/voice.ts';
import { MissingTool } from './missing-tool.tsx';
import { ToolHubPage } from './tool-hub-page.tsx';
import { tabsOfUnmade } from './unmade-tools.ts';
// Imported up front, so that no test waits for compilation.
import '#progress-kit/young/index.ts';

const learner = personOf('learner');
const id = '019cd12e-5300-7d38-95bb-4a5f9d4e4606';
const madeElsewhere: Reply<'GET /me/works'>[number] = {
  ...{ id, tool: 'jokes-riddles', title: 'From the tablet', version: 1, bytes: 20 },
  ...{ shown: false, changedSince: false, seenBy: null },
  ...{ madeAt: '2026-03-10T08:00:00.000Z', changedAt: '2026-03-10T08:00:00.000Z' },
};

type Answers = Parameters<typeof serverAnswers>[0];
type Who = { role?: 'learner' | 'parent' | 'teacher' | null; more?: Parameters<typeof personOf>[1] };

const show = async (path: string, answers: Answers = {}, { role = 'learner', more = {} }: Who = {}) => {
  if (role !== null) localStorage.setItem('token', 'mango');
  serverAnswers({
    ...(role !== null && { 'GET /me': () => replied('GET /me', personOf(role, more)) }),
    'GET /me/works': () => replied('GET /me/works', []),
    ...answers,
  });
  await showPage(
    path,
    <Routes>
      <Route path="/tools/:slug" element={<MissingTool />} />
      {['/ubongo-tools', '/student-tools', '/learning-tools'].map((hub) => (
        <Route key={hub} path={hub} element={<ToolHubPage />} />
      ))}
    </Routes>,
  );
};
const p2: Who = { more: { grade: 'Primary 2' } };
const tabs = () => screen.getAllByRole('tab').map((tab) => tab.textContent);
const cards = () =>
  screen
    .getAllByRole('link')
    .filter((link) => within(link).queryByRole('heading') !== null)
    .map((link) => link.getAttribute('href'));
const find = () => screen.getByRole('searchbox', { name: 'Find a tool' });

beforeEach(async () => {
  await closeDatabase();
  globalThis.indexedDB = new IDBFactory();
});

test.each(['/ubongo-tools', '/student-tools', '/learning-tools'])(
  'spec 1 §2.8, spec 2: %s is the hub with its four tabs',
  async (path) => {
    await show(path);
    expect(screen.getByRole('heading', { level: 1, name: 'Ubongo Tools' })).toBeTruthy();
    expect(tabs()).toEqual(['All', 'Academic Tools', 'Skill Builders', 'Fun & Exploratory']);
  },
);

describe('the list', () => {
  test('every tool that is ready is a card with its picture, and leads to its page', async () => {
    await show('/ubongo-tools');
    expect(cards().sort()).toEqual(openTools.map((tool) => `/tools/${tool}`).sort());
    const card = screen.getByRole('link', { name: /^Jokes & Riddles/ });
    expect(card.querySelector('img')?.getAttribute('src')).toMatch(/^data:image\/svg|jokes-riddles/);
    expect(within(card).getByText('Guess first, then laugh.')).toBeTruthy();
  });

  test('the others are named under one folded line, without a link', async () => {
    await show('/ubongo-tools');
    const unmade = toolSlugs.length - openTools.length;
    const fold = screen.getByText(`${unmade} more tools are being made`).closest('details');
    expect(fold?.open).toBe(false);
    expect(within(fold as HTMLElement).queryAllByRole('link')).toEqual([]);
    expect(fold?.querySelectorAll('li')).toHaveLength(unmade);
  });

  test('the tabs are walked by the arrow keys; each leads to something and has only its own tools', async () => {
    await show('/ubongo-tools');
    screen.getByRole('tab', { name: 'All' }).focus();
    for (const [name, tab] of [
      ['Academic Tools', 'academicTools'],
      ['Skill Builders', 'skillBuilders'],
      ['Fun & Exploratory', 'funTools'],
    ] as const) {
      await userEvent.keyboard('{ArrowRight}');
      expect(document.activeElement).toBe(screen.getByRole('tab', { name, selected: true }));
      const own = openTools.filter((tool) => toolRegistry[tool].tab === tab);
      expect(cards().sort()).toEqual(own.map((tool) => `/tools/${tool}`).sort());
      expect(screen.getAllByRole('link').length).toBeGreaterThan(1);
    }
  });

  test('activities that were there before stay in reach; a review is for learners alone', async () => {
    await show('/ubongo-tools');
    expect(screen.getByRole('link', { name: 'Practise mathematics' }).getAttribute('href')).toBe('/practice');
    expect(screen.getByRole('link', { name: 'Review' }).getAttribute('href')).toBe('/review');
  });

  test('an adult has the tools, and neither a review nor works', async () => {
    await show('/ubongo-tools', {}, { role: 'teacher' });
    expect(cards()).toContain('/tools/jokes-riddles');
    expect(screen.queryByRole('link', { name: 'Review' })).toBeNull();
    expect(screen.queryByRole('heading', { name: /Carry on|Try this first/ })).toBeNull();
  });
});

describe('a search', () => {
  test('forgives a slip, and says how many fit', async () => {
    await show('/ubongo-tools');
    await userEvent.click(screen.getByRole('tab', { name: 'Academic Tools' }));
    await userEvent.type(find(), 'ridles');
    expect(screen.getByRole('tab', { name: 'All', selected: true })).toBeTruthy();
    expect(screen.getByText('1 tool fits.').getAttribute('role')).toBe('status');
    expect(cards()).toEqual(['/tools/jokes-riddles']);
    await userEvent.clear(find());
    expect(screen.getAllByText(/more tools are being made/).length).toBeGreaterThan(0);
  });

  test('says when nothing fits, and offers the nearest', async () => {
    await show('/ubongo-tools');
    await userEvent.type(find(), 'xylophone');
    expect(screen.getByText('No tool fits ‘xylophone’.')).toBeTruthy();
    expect(screen.getByText('Perhaps you mean:')).toBeTruthy();
    expect(cards().length).toBeGreaterThan(0);
  });

  test('says of a tool that is not ready that it is being made', async () => {
    const [unmade] = Object.keys(tabsOfUnmade);
    await show('/ubongo-tools');
    await userEvent.type(find(), (unmade ?? '').replaceAll('-', ' '));
    expect(screen.getAllByText(/ is still being made\.$/).length).toBeGreaterThan(0);
  });
});

describe('carry on', () => {
  const save = (title: string) => saveWork(learner.id, { id, tool: 'jokes-riddles', title, data: {} });

  test('opens the last work by its own title, and the card says how many were made', async () => {
    await save('My best riddle');
    await show('/ubongo-tools');
    expect(
      await screen.findByRole('heading', { level: 2, name: 'Carry on: Jokes & Riddles My best riddle' }),
    ).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Carry on' }).getAttribute('href')).toBe(
      `/tools/jokes-riddles?work=${id}`,
    );
    expect(screen.getByRole('link', { name: /^Jokes & Riddles/ }).textContent).toContain('1 thing you made');
  });

  test('has the work of another device', async () => {
    await show('/ubongo-tools', { 'GET /me/works': () => replied('GET /me/works', [madeElsewhere]) });
    expect(await screen.findByRole('heading', { level: 2, name: /From the tablet$/ })).toBeTruthy();
  });

  test('without a network has the work of this device', async () => {
    await save('Made here');
    await show('/ubongo-tools', { 'GET /me/works': noNetwork });
    expect(await screen.findByRole('heading', { level: 2, name: /Made here$/ })).toBeTruthy();
    expect(cards()).toContain('/tools/jokes-riddles');
  });

  test('without a work has the tool that was used last, else one to begin with', async () => {
    localStorage.setItem('afl_tool_last', 'jokes-riddles');
    await show('/ubongo-tools');
    expect(
      await screen.findByRole('heading', { level: 2, name: 'You were here last Jokes & Riddles' }),
    ).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Use it again' }).getAttribute('href')).toBe(
      '/tools/jokes-riddles',
    );
  });

  test('begins with a tool where nothing was used', async () => {
    await show('/ubongo-tools', { 'GET /me/works': noNetwork });
    expect(await screen.findByRole('link', { name: 'Try it' })).toBeTruthy();
  });
});

describe('a young child', () => {
  const ways = async () => {
    await waitFor(() => expect(screen.queryByText('Looking for what you made...')).toBeNull());
    return within((await screen.findAllByRole('list'))[0] as HTMLElement).getAllByRole('listitem');
  };

  test('has several ways with a picture and an ear each, said without asking; the rest is for grown-ups', async () => {
    const { spoken } = giveVoice();
    await show('/ubongo-tools', {}, p2);
    const shown = await ways();
    expect(shown.length).toBeGreaterThanOrEqual(5);
    for (const way of shown) {
      expect(within(way).getByRole('link').querySelector('img')).toBeTruthy();
      expect(within(way).getByRole('button', { name: /^Listen: / })).toBeTruthy();
    }
    expect(shown.filter((way) => within(way).getByRole('link').textContent?.includes('Laugh'))).toHaveLength(
      1,
    );
    const places = shown.map((way) => within(way).getByRole('link').getAttribute('href'));
    expect(new Set(places).size).toBe(places.length);
    expect(spoken[0]?.text).toBe('What shall we do?');
    expect(screen.getByText('For grown-ups').closest('details')?.open).toBe(false);
  });

  test('carries on with the last work', async () => {
    await saveWork(learner.id, { id, tool: 'jokes-riddles', title: 'My hen', data: {} });
    await show('/ubongo-tools', {}, p2);
    const [first] = await ways();
    expect(within(first as HTMLElement).getByRole('link').textContent).toBe('Carry on My hen ');
    expect(
      within(first as HTMLElement)
        .getByRole('link')
        .getAttribute('href'),
    ).toBe(`/tools/jokes-riddles?work=${id}`);
  });

  test('at an unknown address has the pictures', async () => {
    giveVoice();
    await show('/tools/invented', {}, p2);
    expect(await screen.findByRole('heading', { level: 1, name: 'This tool is not here yet.' })).toBeTruthy();
    expect(await screen.findByRole('link', { name: 'Laugh' })).toBeTruthy();
  });
});

describe('an address without a tool', () => {
  test('offers the nearest name first, then what one wants to do, then the hub', async () => {
    await show('/tools/joke-ridles');
    expect(screen.getByRole('heading', { level: 1, name: 'This tool is not here yet.' })).toBeTruthy();
    expect(screen.getByText('You looked for ‘joke ridles’. This one is near:')).toBeTruthy();
    const links = screen.getAllByRole('link');
    expect(links[0]?.getAttribute('href')).toBe('/tools/jokes-riddles');
    expect(links.at(-1)?.getAttribute('href')).toBe('/ubongo-tools');
    expect(screen.getByRole('heading', { name: 'Tell us what you want to do' })).toBeTruthy();
    expect(links.length).toBeGreaterThan(2);
  });

  test('that is like no name has no nearest', async () => {
    await show('/tools/xyzzyxyzzyxyz');
    expect(screen.queryByText(/This one is near/)).toBeNull();
    expect(screen.getByRole('link', { name: /^I want to laugh/ })).toBeTruthy();
  });

  test('of a documented tool says its name, that it is being made, and what can be used now', async () => {
    const [unmade = ''] = Object.keys(tabsOfUnmade);
    await show(`/tools/${unmade}`);
    const name = screen.getByRole('heading', { level: 1 }).textContent;
    expect(screen.getByText('This tool is not here yet.')).toBeTruthy();
    expect(screen.getByText(new RegExp(`^${name} is still being made`))).toBeTruthy();
    const [first] = screen.getAllByRole('link');
    expect(openToolOf(first?.getAttribute('href')?.replace('/tools/', '') ?? '')).not.toBeNull();
    expect(document.title).toBe(`${name} · AfroLearn`);
  });
});

test('what belongs to an available tool stands in one place: its name in `tools`, its tab in the registry', () => {
  const twice = openTools.filter((tool) => `name.${tool}` in toolHub.texts || tool in tabsOfUnmade);
  expect(twice).toEqual([]);
  const nameless = toolSlugs.filter((slug) => !(slug in toolNames.texts || `name.${slug}` in toolHub.texts));
  expect(nameless).toEqual([]);
  expect(Object.keys(tabsOfUnmade)).toHaveLength(toolSlugs.length - openTools.length);
});
