import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { lessonState } from '#lesson-kit/index.ts';
import { Route, Routes } from '#routing/index.ts';
import { neverAnswers, noNetwork, refused, replied, serverAnswers } from '#testing/fake-server.ts';
import { contentReply, lessonReply, quiz, reading, unitReply, videoLesson } from '#testing/lessons.ts';
import { personOf } from '#testing/people.ts';
import { arriveAt, showPage, whereWeAre } from '#testing/show.tsx';
import './around/lesson-list.tsx';
import './tabs/lesson-tabs.tsx';
import { LessonPage } from './lesson-page.tsx';

const contents = { 'u7-l1': videoLesson, 'u7-r1': reading, 'u7-q1': quiz } as const;

const answers = (version = 'v1') => ({
  'GET /unit/:id': () => replied('GET /unit/:id', unitReply),
  'GET /lesson/:id': ({ path = '' }: { path?: string }) => {
    const id = path.split('/').at(-1) ?? '';
    const content = id in contents ? contents[id as keyof typeof contents] : null;
    return replied('GET /lesson/:id', lessonReply(id, content, version));
  },
  'POST /lesson-content/generate': () =>
    replied('POST /lesson-content/generate', { success: true, content: contentReply(version), error: null }),
});

const open = async (id: string, more: Parameters<typeof serverAnswers>[0] = {}) => {
  const asked = serverAnswers({ ...answers(), ...more });
  await showPage(
    `/lesson/${id}`,
    <Routes>
      <Route path="/lesson/:id" element={<LessonPage />} />
      <Route path="*" element={<p>elsewhere</p>} />
    </Routes>,
  );
  await screen.findByRole('heading', { level: 1 });
  return { asked, user: userEvent.setup() };
};

test('spec 1 §2.7: from the address alone come title, badges, list with subtitles, and the way back', async () => {
  await open('u7-l1');
  expect(screen.getByRole('heading', { level: 1, name: 'Water at home' })).toBeTruthy();
  for (const badge of ['Video', 'Beginner', '+25 Wisdom Seeds']) expect(screen.getByText(badge)).toBeTruthy();
  const list = within(await screen.findByRole('navigation', { name: 'Lessons in this unit' }));
  expect(list.getByRole('link', { name: /Water at home/ }).getAttribute('aria-current')).toBe('page');
  expect(list.getByText('Video · 3 min · now')).toBeTruthy();
  expect(list.getByText('Quiz · 10 questions')).toBeTruthy();
  expect(list.getByText('Reading · 5 min · Unread')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Water' }).getAttribute('href')).toBe(
    '/units?grade=6&subject=7&unit=7',
  );
  expect(screen.getByText('Science · Primary 6')).toBeTruthy();
});

test('spec 1 §2.7: the way back also carries subject and grade in the navigation', async () => {
  const { user } = await open('u7-l1');
  await user.click(await screen.findByRole('link', { name: 'Water' }));
  expect(JSON.parse(screen.getByTestId('where').dataset['state'] ?? '')).toEqual({
    subject: 'Science',
    grade: 'Primary 6',
  });
});

test('spec 1 §2.7: up next names what follows; k and j go there, but not while typing', async () => {
  const { user } = await open('u7-l1');
  await screen.findByText('Up next · Video');
  await user.click(screen.getByRole('tab', { name: 'Discussion' }));
  await user.type(screen.getByRole('textbox'), 'kj');
  expect(whereWeAre()).toBe('/lesson/u7-l1');
  await act(async () => fireEvent.keyDown(document.body, { key: 'k' }));
  await arriveAt('/lesson/u7-l2');
  await act(async () => fireEvent.keyDown(document.body, { key: 'j' }));
  await arriveAt('/lesson/u7-l1');
});

const leaveQuiz = async (user: Awaited<ReturnType<typeof open>>['user']) =>
  user.click(await screen.findByRole('button', { name: 'Leave. Your answers stay.' }));

test('a quiz is nothing but its questions; left, it is a card on the page of its lesson, with the way back in', async () => {
  const { user } = await open('u7-q1');
  await screen.findByText('Question 1 of 3');
  for (const role of ['tab', 'navigation'] as const) expect(screen.queryByRole(role)).toBeNull();
  await user.click(screen.getByLabelText(/a cup/));
  await leaveQuiz(user);
  expect(screen.getByRole('navigation', { name: 'Lessons in this unit' })).toBeTruthy();
  expect(screen.queryByRole('radio')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Carry on' }));
  expect((screen.getByLabelText(/a cup/) as HTMLInputElement).checked).toBe(true);
  expect(screen.queryByRole('tab')).toBeNull();
});

test('a teacher comes to look and to assign: the page of the quiz comes first', async () => {
  localStorage.setItem('token', 'a-token');
  const { user } = await open('u7-q1', { 'GET /me': () => replied('GET /me', personOf('teacher')) });
  await user.click(await screen.findByRole('button', { name: 'Start' }));
  expect(screen.getByText('Question 1 of 3')).toBeTruthy();
});

test('while a lesson plays it is nothing but the player; left, it stands still on its page', async () => {
  const { user } = await open('u7-l1');
  expect(screen.getAllByRole('tab')).toHaveLength(4);
  await user.click(await screen.findByRole('button', { name: 'Play' }));
  expect(screen.queryByRole('tab')).toBeNull();
  expect(screen.getByText('Scene 1 of 3')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Leave. Your place stays.' }));
  expect(screen.getAllByRole('tab')).toHaveLength(4);
  expect(screen.getByRole('button', { name: 'Play' })).toBeTruthy();
});

test('f asks for the full screen', async () => {
  await open('u7-q1');
  await screen.findByText('Question 1 of 3');
  const asked = vi.fn(async () => undefined);
  Object.assign(HTMLElement.prototype, { requestFullscreen: asked });
  await act(async () => fireEvent.keyDown(document.body, { key: 'f' }));
  expect(asked).toHaveBeenCalled();
});

test('spec 1 §2.7: a video has four tabs, a reading and a quiz only the last two', async () => {
  await open('u7-l1');
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
    'Overview',
    'Transcript',
    'Resources',
    'Discussion',
  ]);
});

test.each(['u7-r1', 'u7-q1'])('spec 1 §2.7: %s hides Overview and Transcript', async (id) => {
  const { user } = await open(id);
  if (id === 'u7-q1') await leaveQuiz(user);
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Resources', 'Discussion']);
});

test('the chosen tab is remembered as afl_lesson_tab', async () => {
  const { user } = await open('u7-l1');
  expect(screen.getByRole('tab', { name: 'Overview' }).getAttribute('aria-selected')).toBe('true');
  await user.click(screen.getByRole('tab', { name: 'Transcript' }));
  expect(localStorage.getItem('afl_lesson_tab')).toBe('transcript');
  await user.click(screen.getByRole('link', { name: /Rain/ }));
  await waitFor(() =>
    expect(screen.getByRole('tab', { name: 'Transcript' }).getAttribute('aria-selected')).toBe('true'),
  );
});

test('a lesson that is not written says so, with what its unit is about', async () => {
  await open('u7-l2');
  expect(await screen.findByText('The explainer of this lesson is being written.')).toBeTruthy();
  expect(screen.getByText(unitReply.about)).toBeTruthy();
});

test('what is being written is folded away; its seeds stand there, and beside them that it is being written', async () => {
  const items = unitReply.items.map((item) => ({ ...item, written: item.id === 'u7-l1' }));
  await open('u7-l2', { 'GET /unit/:id': () => replied('GET /unit/:id', { ...unitReply, items }) });
  const list = within(await screen.findByRole('navigation', { name: 'Lessons in this unit' }));
  await list.findByText('6 parts are still being written');
  expect(list.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/lesson/u7-l1']);
  expect(list.getByText('Rain').getAttribute('aria-current')).toBe('page');
  expect(list.getByText('Rain').closest('details')?.open).toBe(true);
  expect(list.queryByText(/Quiz · 10 questions/)).toBeNull();
  await screen.findByText('The explainer of this lesson is being written.');
  expect(screen.getByText('+25 Wisdom Seeds')).toBeTruthy();
});

test.each(['u7-l1', 'u7-q1', 'u7-r1'])(
  'where nothing of the unit is written, %s leads to a lesson that is',
  async (id) => {
    const items = unitReply.items.map((item) => ({ ...item, written: false }));
    const { items: _, topics: __, key: ___, subject: ____, grade: _____, ...card } = unitReply;
    await open(id, {
      'GET /lesson/:id': () => replied('GET /lesson/:id', lessonReply(id, null)),
      'GET /units': () => replied('GET /units', [{ ...card, id: 9, written: 2 }]),
      'GET /unit/:id': ({ path }) =>
        replied('GET /unit/:id', path === '/api/unit/9' ? { ...unitReply, id: 9 } : { ...unitReply, items }),
    });
    const link = await screen.findByRole('link', { name: 'Start: Water at home' });
    expect(link.getAttribute('href')).toBe('/lesson/u7-l1');
    expect(screen.queryByText('You are at the end of this unit.')).toBeNull();
    expect(screen.queryByText(/Video · 3 min|Quiz · 10 questions|^Reading ·/)).toBeNull();
    expect(localStorage.getItem('afl_read')).toBeNull();
  },
);

test('an unknown lesson is not here, and says where to go', async () => {
  await open('u7-l9', { 'GET /lesson/:id': () => refused('access/not-found') });
  expect(await screen.findByRole('heading', { name: 'This lesson is not here.' })).toBeTruthy();
});

test('a lost network can be tried again', async () => {
  let tries = 0;
  serverAnswers({
    ...answers(),
    'GET /lesson/:id': () =>
      tries++ === 0 ? noNetwork() : replied('GET /lesson/:id', lessonReply('u7-l1', videoLesson)),
  });
  await showPage(
    '/lesson/u7-l1',
    <Routes>
      <Route path="/lesson/:id" element={<LessonPage />} />
    </Routes>,
  );
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('region', { name: 'Explainer' })).toBeTruthy();
});

test('a lesson that the one before led to plays at once, and the history forgets it', async () => {
  serverAnswers(answers());
  await showPage(
    { pathname: '/lesson/u7-l1', state: { unitTitle: 'Water', startsNow: true } },
    <Routes>
      <Route path="/lesson/:id" element={<LessonPage />} />
    </Routes>,
  );
  expect(await screen.findByRole('button', { name: 'Pause' })).toBeTruthy();
  expect(JSON.parse(screen.getByTestId('where').dataset['state'] ?? '')).toEqual({ unitTitle: 'Water' });
});

const carried = lessonState(unitReply);
const arrive = async (id: string, more: Parameters<typeof serverAnswers>[0]) => {
  serverAnswers({ ...answers(), ...more });
  await showPage(
    { pathname: `/lesson/${id}`, state: carried },
    <Routes>
      <Route path="/lesson/:id" element={<LessonPage />} />
      <Route path="*" element={<p>elsewhere</p>} />
    </Routes>,
  );
  return within(await screen.findByRole('navigation', { name: 'Lessons in this unit' }));
};

test('spec 1 §2.7: navigation state carries courseTitle, unitTitle and lessons, from the list and from up next', async () => {
  const { user } = await open('u7-l1');
  const state = () => JSON.parse(screen.getByTestId('where').dataset['state'] ?? '') as typeof carried;
  await user.click(await screen.findByRole('link', { name: /Rain/ }));
  expect(state()).toEqual(carried);
  expect(state().lessons[0]).toMatchObject({ id: 'u7-l1', title: 'Water at home', type: 'video' });
  expect(JSON.stringify(carried).length, 'it stays small').toBeLessThan(2000);
  await user.click(screen.getByRole('link', { name: 'Next lesson' }));
  expect(state()).toEqual(carried);
});

test('spec 1 §2.7: the lessons that the navigation brought are listed before the server answers', async () => {
  const list = await arrive('u7-l2', { 'GET /unit/:id': neverAnswers });
  expect(list.getAllByRole('link')).toHaveLength(unitReply.items.length);
  expect(list.getByText('Video · 3 min · now')).toBeTruthy();
  expect(screen.getByText('Up next · Video')).toBeTruthy();
  await act(async () => fireEvent.keyDown(document.body, { key: 'k' }));
  await arriveAt('/lesson/u7-l3');
});

test('without a network the list that came along stays, and nothing in its place says that it failed', async () => {
  const list = await arrive('u7-l1', { 'GET /unit/:id': noNetwork });
  await screen.findByRole('region', { name: 'Explainer' });
  expect(list.getByRole('link', { name: /Rain/ })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('the last item leads to its unit', async () => {
  const { user } = await open('u7-q1');
  await leaveQuiz(user);
  const link = await screen.findByRole('link', { name: 'See your unit' });
  expect(link.getAttribute('href')).toBe('/unit/7');
  expect(screen.getByText('You are at the end of this unit.')).toBeTruthy();
});

test('while a quiz waits to be carried on, ‘Next lesson’ is not loud; afterwards it is', async () => {
  // Another entry follows the quiz.
  const items = [...unitReply.items].sort((a) => (a.id === 'u7-q1' ? -1 : 0));
  const { user } = await open('u7-q1', {
    'GET /unit/:id': () => replied('GET /unit/:id', { ...unitReply, items }),
  });
  await leaveQuiz(user);
  const kind = () => screen.getByRole('link', { name: 'Next lesson' }).className;
  await waitFor(() => expect(kind()).toContain('ghost'));
  const skip = 'Skip this one';
  for (const name of ['Start', skip, skip, skip, 'Finish'])
    await user.click(screen.getByRole('button', { name }));
  expect(screen.getByRole('heading', { name: 'Results' })).toBeTruthy();
  await leaveQuiz(user);
  expect(kind()).toContain('action');
});

test.each([
  [true, 'before'],
  [false, 'after'],
])('where it stands beside the lesson (%s) the list comes %s it in the order of Tab', async (wide, order) => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: wide && query.includes('min-width: 1024px'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  await open('u7-l1');
  const list = await screen.findByRole('navigation', { name: 'Lessons in this unit' });
  const isBefore =
    (list.compareDocumentPosition(screen.getByRole('heading', { level: 1 })) &
      Node.DOCUMENT_POSITION_FOLLOWING) !==
    0;
  expect(isBefore ? 'before' : 'after').toBe(order);
});
