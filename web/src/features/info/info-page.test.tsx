import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { localTable } from '#lib/device/keys.ts';
import { info } from '#messages/info/en.ts';
import { serverAnswers } from '#testing/fake-server.ts';
import { showPage } from '#testing/show.tsx';
import { infoPageOf } from './info-page.tsx';
import { type InfoPageName, infoPages } from './pages.ts';

const names = infoPages.map((path) => path.slice(1) as InfoPageName);
const documented =
  'about team impact partners careers help press volunteer courses life-skills culturally-relevant ai-education blog events join-teacher join-parent join donate terms privacy cookies accessibility';
const full = ['help', 'terms', 'privacy', 'accessibility', 'donate'];

test('spec 2, Other routes: all 22 info pages exist', () => {
  expect(names).toEqual(documented.split(' '));
});

describe.each(names)('spec 2, Other routes: /%s', (name) => {
  test('is a title and one sentence', async () => {
    serverAnswers();
    const Page = await infoPageOf(name);
    await showPage(`/${name}`, <Page />);
    const title = info.texts[`${name}.title`];
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
    expect(document.title).toContain(title);
    const sentence = info.texts[`${name}.sentence`];
    expect(screen.getByText(sentence)).toBeDefined();
    expect(sentence.match(/[.!?](\s|$)/g)).toHaveLength(1);
  });
});

test.each(full)('/%s is a full page, because a visitor needs one', async (name) => {
  serverAnswers();
  const Page = await infoPageOf(name as 'help');
  await showPage(`/${name}`, <Page />);
  expect(screen.getAllByRole('heading').length).toBeGreaterThan(3);
  expect(document.body.textContent.length).toBeGreaterThan(800);
});

test('spec 2, Other routes: /help has the helpline as a button that calls it', async () => {
  serverAnswers();
  const Page = await infoPageOf('help');
  await showPage('/help', <Page />);
  const call = screen.getByRole('link', { name: 'Call 116' });
  expect(call.getAttribute('href')).toBe('tel:116');
  expect(call.className).toContain('button');
});

test.each(['learner', 'teacher', 'parent'])(
  'spec 1 §2.2: /join leads a %s to their sign-up',
  async (role) => {
    serverAnswers();
    const Page = await infoPageOf('join');
    await showPage('/join', <Page />);
    const link = screen.getByRole('link', { name: `I am a ${role}` });
    expect(link.getAttribute('href')).toBe(`/signup?role=${role}`);
  },
);

test('/courses shows each subject of each class as a card with its picture', async () => {
  serverAnswers();
  const Page = await infoPageOf('courses');
  await showPage('/courses', <Page />);
  const ways = screen.getAllByRole('link');
  expect(ways.map((way) => way.textContent)).toContain('Science, Primary 7');
  expect(ways.every((way) => way.querySelector('img') !== null && way.className.includes('card'))).toBe(true);
});

test('/cookies names every key that is kept on the device', async () => {
  serverAnswers();
  const Page = await infoPageOf('cookies');
  await showPage('/cookies', <Page />);
  const named = screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
  const rows = named.map((name) => name.replace(/\{\w+\}$/, '*')).filter((name) => !name.includes('_draft_'));
  expect(rows.toSorted()).toEqual(Object.keys(localTable).toSorted());
  const row = screen.getByRole('rowheader', { name: 'selectedUnitView' }).closest('tr');
  expect(row?.textContent).toContain('whether you saw the list of units or one unit');
  expect(screen.getByText(/called IndexedDB/).textContent).toContain('what a teacher recorded for a lesson');
});

test('in another language a full page says that it is written in English', async () => {
  localStorage.setItem('afl_language', 'sw');
  serverAnswers();
  const Page = await infoPageOf('help');
  await showPage('/help', <Page />);
  expect((await screen.findByRole('status')).textContent).not.toBe('');
  expect(document.querySelector('[lang=en]')).not.toBeNull();
});
