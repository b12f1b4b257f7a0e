import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { info } from '#messages/en/info.ts';
import { serverAnswers } from '#testing/fake-server.ts';
import { showPage } from '#testing/show.tsx';
import { infoPageOf } from './info-page.tsx';
import { infoPages } from './pages.ts';

const documented =
  'about team impact partners careers help press volunteer courses life-skills culturally-relevant ai-education blog events join-teacher join-parent join donate terms privacy cookies accessibility';
const full = ['help', 'terms', 'privacy', 'accessibility', 'donate'];

test('spec 2, Other routes: all 22 info pages exist', () => {
  expect(infoPages).toEqual(documented.split(' '));
});

describe.each(infoPages)('spec 2, Other routes: /%s', (name) => {
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

test('in another language a full page says that it is written in English', async () => {
  localStorage.setItem('afl_language', 'sw');
  serverAnswers();
  const Page = await infoPageOf('help');
  await showPage('/help', <Page />);
  expect((await screen.findByRole('status')).textContent).not.toBe('');
  expect(document.querySelector('[lang=en]')).not.toBeNull();
});
