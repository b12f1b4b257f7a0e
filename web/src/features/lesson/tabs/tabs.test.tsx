import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Route, Routes } from '#routing/index.ts';
import { neverAnswers, noNetwork, replied, serverAnswers, wordless } from '#testing/fake-server.ts';
import { contentReply, lessonReply, questionOf, unitReply, videoLesson } from '#testing/lessons.ts';
import { showPage } from '#testing/show.tsx';
import { LessonPage } from '../lesson-page.tsx';

const generated = (version: string) =>
  replied('POST /lesson-content/generate', { success: true, content: contentReply(version), error: null });

const open = async (tab: string | null, more: Parameters<typeof serverAnswers>[0] = {}, version = 'v1') => {
  const asked = serverAnswers({
    'GET /unit/:id': () => replied('GET /unit/:id', unitReply),
    'GET /lesson/:id': () => replied('GET /lesson/:id', lessonReply('u7-l1', videoLesson, version)),
    'POST /lesson-content/generate': () => generated(version),
    ...more,
  });
  await showPage(
    '/lesson/u7-l1',
    <Routes>
      <Route path="/lesson/:id" element={<LessonPage />} />
    </Routes>,
  );
  await screen.findByRole('region', { name: 'Explainer' });
  const user = userEvent.setup();
  if (tab !== null) await user.click(screen.getByRole('tab', { name: tab }));
  const generations = () => asked.filter(({ name }) => name === 'POST /lesson-content/generate').length;
  return { user, generations, asked };
};

test('spec 1 §2.7: the overview says that it is generating, with the documented payload', async () => {
  const { asked } = await open(null, { 'POST /lesson-content/generate': neverAnswers });
  expect(screen.getAllByText('Generating lesson content...').length).toBeGreaterThan(0);
  expect(asked.find(({ name }) => name === 'POST /lesson-content/generate')?.body).toEqual({
    lessonId: 'u7-l1',
    lessonTitle: 'Water at home',
    unitTitle: 'Water',
    subject: 'Science',
    grade: 'Primary 6',
  });
});

test('in P1 to P3 a number of the quick check is given on big keys', async () => {
  const young = { ...videoLesson, level: 'P1-P3', quickCheck: [questionOf.number] } as const;
  await open(null, { 'GET /lesson/:id': () => replied('GET /lesson/:id', lessonReply('u7-l1', young)) });
  expect(await screen.findByRole('group', { name: 'Number keys' })).toBeTruthy();
});

test('spec 1 §2.7: then summary, explore text, objectives and key terms', async () => {
  await open(null);
  for (const text of [
    'Where water comes from.',
    'Look at the well.',
    'Name two sources of water.',
    'A deep hole with water.',
  ])
    expect(await screen.findByText(text)).toBeTruthy();
});

test('spec 1 §8, 9: it is kept for seven days and asked for again when the version differs', async () => {
  const first = await open(null);
  await screen.findByText('Where water comes from.');
  expect(first.generations()).toBe(1);
  cleanup();
  const second = await open(null);
  expect(second.generations()).toBe(0);
  cleanup();
  const changed = await open(null, {}, 'v2');
  expect(changed.generations()).toBe(1);
  cleanup();
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 7 * 24 * 3600 * 1000 + 1);
  const late = await open(null, {}, 'v2');
  expect(late.generations()).toBe(1);
});

test('spec 1 §9: what is older than seven days leaves the device when something new is kept', async () => {
  const day = 24 * 3600 * 1000;
  const aged = (days: number) =>
    JSON.stringify({ savedAt: Date.now() - days * day, content: contentReply('v1') });
  localStorage.setItem('lesson_content_u7-l2', aged(8));
  localStorage.setItem('lesson_content_u7-l3', aged(6));
  localStorage.setItem('lesson_content_u7-l4', 'not ours');
  localStorage.setItem('afl_lesson_tab', 'overview');
  await open(null);
  await screen.findByText('Where water comes from.');
  const kept = Object.keys(localStorage).filter((key) => key.startsWith('lesson_content_'));
  expect(kept.sort()).toEqual(['lesson_content_u7-l1', 'lesson_content_u7-l3']);
  expect(localStorage.getItem('afl_lesson_tab')).toBe('overview');
});

test('spec 1 §8: on failure there is placeholder content, and the error is kept', async () => {
  await open(null, { 'POST /lesson-content/generate': () => wordless(500) });
  expect(await screen.findByText('‘Water at home’ is a lesson of the unit ‘Water’.')).toBeTruthy();
  expect(
    screen.getByText('We could not load the text of this lesson. This is a short stand-in.'),
  ).toBeTruthy();
  expect(localStorage.getItem('lesson_content_u7-l1')).toBeNull();
});

test('resources that did not load are not ‘none’: it says so, and trying again brings them', async () => {
  let failing = true;
  const { user } = await open('Resources', {
    'POST /lesson-content/generate': () => (failing ? noNetwork() : generated('v1')),
  });
  expect(await screen.findByText('This did not load. Check the network and try again.')).toBeTruthy();
  expect(screen.queryByText('No resources for this lesson yet.')).toBeNull();
  failing = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 2, name: 'A water sheet' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('the transcript of a written lesson needs no network', async () => {
  await open('Transcript', { 'POST /lesson-content/generate': noNetwork });
  expect(await screen.findByText('Apio walks to the well.')).toBeTruthy();
  expect(screen.getAllByRole('button', { name: /^Go to/ })).toHaveLength(3);
});

test('the transcript of a lesson that is not written says when it did not load', async () => {
  serverAnswers({
    'GET /unit/:id': () => replied('GET /unit/:id', unitReply),
    'GET /lesson/:id': () => replied('GET /lesson/:id', lessonReply('u7-l2', null)),
    'POST /lesson-content/generate': () =>
      replied('POST /lesson-content/generate', { success: false, content: null, error: 'Come back later.' }),
  });
  localStorage.setItem('afl_lesson_tab', 'transcript');
  await showPage(
    '/lesson/u7-l2',
    <Routes>
      <Route path="/lesson/:id" element={<LessonPage />} />
    </Routes>,
  );
  expect(await screen.findByText('Come back later.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  expect(screen.queryByText('The transcript comes with the explainer.')).toBeNull();
});

test('spec 1 §8: a refusal with its own sentence shows that sentence', async () => {
  await open(null, {
    'POST /lesson-content/generate': () =>
      replied('POST /lesson-content/generate', { success: false, content: null, error: 'Come back later.' }),
  });
  expect(await screen.findByText('Come back later.')).toBeTruthy();
});

test('spec 1 §2.7: the transcript is searched, cleared, and its times seek', async () => {
  const { user } = await open('Transcript');
  const search = await screen.findByPlaceholderText('Search transcript...');
  await user.type(search, 'HOME');
  expect(screen.getAllByRole('button', { name: /^Go to/ })).toHaveLength(1);
  await user.clear(search);
  await user.type(search, 'zebra');
  expect(screen.getByText('No matches.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  expect(document.activeElement).toBe(search);
  const times = screen.getAllByRole('button', { name: /^Go to/ });
  expect(times).toHaveLength(3);
  const moved = vi.fn();
  Object.assign(screen.getByRole('region', { name: 'Explainer' }), { scrollIntoView: moved });
  await user.click(times[2] as HTMLElement);
  expect(moved).toHaveBeenCalledOnce();
  expect(screen.getByRole('slider').getAttribute('aria-valuetext')).toContain('scene 3 of 3');
});

test('spec 1 §2.7: resources say what they are; a sheet is ours, a link passes the leaving page', async () => {
  await open('Resources');
  const [sheet, link] = await screen.findAllByRole('link', { name: /^Open/ });
  expect(sheet?.getAttribute('href')).toBe('/lesson/u7-l1/sheet/1');
  expect(link?.getAttribute('href')).toBe('/leaving?to=https%3A%2F%2Fexample.org%2Fwater');
  expect([link?.getAttribute('target'), link?.getAttribute('rel')]).toEqual([
    '_blank',
    'noopener noreferrer',
  ]);
  expect(screen.getByText(/External link/)).toBeTruthy();
  expect(screen.getByRole('heading', { level: 2, name: 'A water sheet' })).toBeTruthy();
});

test('spec 1 §2.7: a discussion note is kept on the device for its lesson; an empty one is ignored', async () => {
  const { user } = await open('Discussion');
  // Private, and it says so beside the documented words.
  expect(screen.getByRole('heading', { name: 'My notes' })).toBeTruthy();
  expect(screen.getByText('Only you can read them. They stay on this device.')).toBeTruthy();
  expect(screen.getByText('No posts yet. Be the first to start the discussion.')).toBeTruthy();
  const box = screen.getByPlaceholderText('Share your question or insight...');
  await user.type(box, '   ');
  await user.click(screen.getByRole('button', { name: 'Post' }));
  expect(localStorage.getItem('afl_discussion_u7-l1')).toBeNull();
  await user.type(box, 'Why is it cold?');
  await user.click(screen.getByRole('button', { name: 'Post' }));
  expect(screen.getByText('Why is it cold?')).toBeTruthy();
  expect(JSON.parse(localStorage.getItem('afl_discussion_u7-l1') ?? '[]')).toMatchObject([
    { text: 'Why is it cold?' },
  ]);
});

test('the overview’s quick check teaches too', async () => {
  await open(null);
  const sieve = await screen.findByLabelText(/a sieve/);
  await act(async () => fireEvent.click(sieve, { detail: 1 }));
  expect(screen.getByText('Try again.')).toBeTruthy();
});
