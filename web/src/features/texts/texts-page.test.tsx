import type { Reply } from '@afrolearn/contract';
import type { Text } from '@afrolearn/contract/texts.ts';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { noNetwork, refused, replied, serverAnswers } from '#testing/fake-server.ts';
import { personOf } from '#testing/people.ts';
import { showPage, whereWeAre } from '#testing/show.tsx';
import { TextsPage } from './texts-page.tsx';

const text = (more: Partial<Text> = {}): Text => ({
  key: 'web/lesson.hello',
  mark: 'a1',
  english: ['Hello, {name}'],
  wording: ['Gyebale, {name}'],
  holes: ['{name}'],
  place: 'web',
  feature: 'lesson',
  reader: 'learner',
  mostLetters: 56,
  ask: null,
  published: null,
  readings: [],
  ...more,
});
const reading = (more: Partial<Text['readings'][number]> = {}): Text['readings'][number] => ({
  by: 'Achieng Ruth',
  mine: true,
  on: '2026-11-30',
  verdict: 'good',
  wording: null,
  note: null,
  ...more,
});
const luganda: Reply<'GET /texts'>[number] = {
  language: 'lg',
  texts: 4245,
  read: 12,
  asked: 19,
  features: [{ place: 'web', feature: 'lesson', texts: 180, read: 7, asked: 1 }],
};

type Answers = NonNullable<Parameters<typeof serverAnswers>[0]>;

const open = async (answers: Answers = {}, address = '/texts') => {
  localStorage.setItem('token', 'mango-token');
  const asked = serverAnswers({
    'GET /me': () => replied('GET /me', personOf('teacher', { readsTexts: true })),
    'GET /texts': () => replied('GET /texts', [luganda]),
    'GET /texts/list': () => replied('GET /texts/list', { found: 1, texts: [text()] }),
    ...answers,
  });
  await showPage(address, <TextsPage />);
  return asked;
};
const card = () => within(screen.getByRole('article', { name: 'web/lesson.hello' }));
const press = (name: string) => userEvent.click(card().getByRole('button', { name }));
const sent = (asked: Awaited<ReturnType<typeof open>>) =>
  asked.filter(({ name }) => name === 'PUT /texts/readings').map(({ body }) => body);
const write = async (words: string) => {
  const field = card().getByRole('textbox', { name: 'Your version' });
  await userEvent.clear(field);
  // user-event treats braces as special keys.
  await userEvent.type(field, words.replaceAll('{', '{{'));
};

test('a speaker reads what happens with a version, how far the language is, and each text in its place', async () => {
  await open();
  expect(screen.getByText(/appears with the next version, not at once/).textContent).toContain(
    'Achieng Ruth',
  );
  expect(screen.getByText('12 of 4245 texts are read')).toBeDefined();
  expect(screen.getByText('19 texts wait for a speaker')).toBeDefined();
  expect(screen.getByRole('option', { name: 'lesson: 7 of 180 read' })).toBeDefined();
  expect(card().getByText('Hello, {name}').lang).toBe('en');
  expect(card().getByText('Gyebale, {name}').lang).toBe('lg');
  expect(card().getByText('Where: pages of “lesson”')).toBeDefined();
  expect(card().getByText('A learner reads it')).toBeDefined();
  expect(card().getByText(/Keep exactly as it is: \{name\}/)).toBeDefined();
});

test('whom nobody allowed is told so, sees no text and has a way back', async () => {
  await open({ 'GET /texts': () => refused('texts/not-allowed') });
  expect(screen.getByRole('heading', { name: 'This page is for readers of texts' })).toBeDefined();
  expect(screen.queryByRole('article')).toBeNull();
  expect(screen.getByRole('link').getAttribute('href')).toBe('/teacher-dashboard');
});

test('Reads well is sent with the mark of the wording, and stands on the text', async () => {
  const asked = await open({
    'PUT /texts/readings': () => replied('PUT /texts/readings', text({ readings: [reading()] })),
  });
  await press('Reads well');
  expect(sent(asked)).toEqual([{ language: 'lg', key: 'web/lesson.hello', mark: 'a1', verdict: 'good' }]);
  expect(card().getByText('You, 30 November 2026: reads well')).toBeDefined();
  expect(card().getByText('Saved. Thank you.')).toBeDefined();
});

test('a better version with a note is sent, and the draft is gone from the device', async () => {
  const asked = await open({
    'PUT /texts/readings': () =>
      replied(
        'PUT /texts/readings',
        text({ readings: [reading({ verdict: 'better', wording: ['Mirembe, {name}'], note: 'Kinder.' })] }),
      ),
  });
  await press('Write it better');
  await write('Mirembe, {name}');
  await userEvent.type(card().getByRole('textbox', { name: /A note/ }), 'Kinder.');
  expect(localStorage.getItem('afl_text_drafts')).toContain('Mirembe');
  await press('Send my version');
  expect(sent(asked)).toEqual([
    {
      language: 'lg',
      key: 'web/lesson.hello',
      mark: 'a1',
      verdict: 'better',
      wording: ['Mirembe, {name}'],
      note: 'Kinder.',
    },
  ]);
  expect(localStorage.getItem('afl_text_drafts')).toBeNull();
  expect(card().getByText('Mirembe, {name}')).toBeDefined();
  expect(card().getByRole('button', { name: 'Change my version' })).toBeDefined();
});

test('what is wrong stands beside the field, and what was written stays', async () => {
  const said = 'Please keep {name} exactly as it is, once each. Now there is: –.';
  await open({
    'PUT /texts/readings': () => refused('request/invalid', { fields: { 'wording.0': said } }),
  });
  await press('Write it better');
  await write('Mirembe');
  await press('Send my version');
  const field = card().getByRole('textbox', { name: 'Your version' });
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(card().getByText(said)).toBeDefined();
  expect((field as HTMLTextAreaElement).value).toBe('Mirembe');
});

test('without a network a draft stays on the device, also over a reload, and is found from the top of the page', async () => {
  await open({ 'PUT /texts/readings': noNetwork });
  await press('Write it better');
  await write('Mirembe, {name}');
  await press('Send my version');
  expect(card().getByRole('alert').textContent).toContain('There is no network.');
  cleanup();
  await open();
  expect((card().getByRole('textbox', { name: 'Your version' }) as HTMLTextAreaElement).value).toBe(
    'Mirembe, {name}',
  );
  expect(screen.getByText(/1 draft on this device is not sent yet/)).toBeDefined();
  await userEvent.click(screen.getByRole('link', { name: 'web/lesson.hello' }));
  expect(whereWeAre()).toBe('/texts?language=lg&only=all&search=web%2Flesson.hello');
  await press('Delete my draft');
  expect(localStorage.getItem('afl_text_drafts')).toBeNull();
});

test('a plural has a field for each form, and a doubt is left to the next speaker', async () => {
  const plural = text({
    english: ['{count} day', '{count} days'],
    wording: ['Olunaku {count}', 'Ennaku {count}'],
  });
  const asked = await open({
    'GET /texts/list': () => replied('GET /texts/list', { found: 1, texts: [plural] }),
    'PUT /texts/readings': () =>
      replied('PUT /texts/readings', { ...plural, readings: [reading({ verdict: 'unsure', note: 'Why?' })] }),
  });
  await press('Write it better');
  expect(card().getByRole('textbox', { name: 'Your version for 1' })).toBeDefined();
  expect(card().getByRole('textbox', { name: 'Your version for other numbers' })).toBeDefined();
  await press('Close');
  await press('I am not sure');
  await userEvent.type(card().getByRole('textbox', { name: /next speaker/ }), 'Why?');
  await press('Leave it to another speaker');
  expect(sent(asked)).toMatchObject([{ verdict: 'unsure', note: 'Why?' }]);
  expect(card().getByText('You, 30 November 2026: not sure')).toBeDefined();
});

test('a text that was changed meanwhile is loaded again, and the draft is still there', async () => {
  let mark = 'a1';
  await open({
    'GET /texts/list': () => replied('GET /texts/list', { found: 1, texts: [text({ mark })] }),
    'PUT /texts/readings': () => refused('texts/changed'),
  });
  await press('Write it better');
  await write('Mirembe, {name}');
  await press('Send my version');
  mark = 'a2';
  await press('Load again');
  expect((card().getByRole('textbox', { name: 'Your version' }) as HTMLTextAreaElement).value).toBe(
    'Mirembe, {name}',
  );
});

const queries = () => {
  const seen: string[] = [];
  const real = globalThis.fetch;
  globalThis.fetch = (async (address: string, init: RequestInit) => {
    if (String(address).includes('/texts/list')) seen.push(String(address).split('?')[1] ?? '');
    return await real(address, init);
  }) as typeof fetch;
  return seen;
};

test('part, kind and words are asked of the server, and the address remembers them', async () => {
  await open();
  const seen = queries();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'asked');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Part' }), 'web/lesson');
  await userEvent.type(screen.getByRole('searchbox'), 'hello{Enter}');
  expect(whereWeAre()).toBe('/texts?language=lg&only=asked&feature=web%2Flesson&search=hello');
  expect(seen.at(-1)).toBe('language=lg&only=asked&from=0&feature=web%2Flesson&search=hello');
});

test('the next texts begin where the unread ones go on: what was read just now is no longer among them', async () => {
  const texts = Array.from({ length: 20 }, (_, at) => text({ key: `web/lesson.t${at}` }));
  await open({
    'GET /texts/list': () => replied('GET /texts/list', { found: 45, texts }),
    'PUT /texts/readings': () =>
      replied('PUT /texts/readings', text({ key: 'web/lesson.t3', readings: [reading()] })),
  });
  const seen = queries();
  const fourth = within(screen.getByRole('article', { name: 'web/lesson.t3' }));
  await userEvent.click(fourth.getByRole('button', { name: 'Reads well' }));
  await userEvent.click(screen.getByRole('button', { name: 'Next texts' }));
  expect(seen.at(-1)).toBe('language=lg&only=unread&from=19');
});
