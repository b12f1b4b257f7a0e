import 'fake-indexeddb/auto';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { pageHoldsWork } from '#lib/device/store-trouble.ts';
import { Route, Routes } from '#routing/index.ts';
import { noNetwork, refused, replied, serverAnswers } from '#testing/fake-server.ts';
import { roomFor } from '#testing/full-disk.ts';
import { ownLesson as kept } from '#testing/own-lesson.ts';
import { personOf } from '#testing/people.ts';
import { showPage } from '#testing/show.tsx';
import { EditorPage } from './editor-page.tsx';
import { OwnLessonsPage } from './own-lessons-page.tsx';

const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 360"></svg>';
const mango = { name: 'mango', kind: 'foods', title: 'A ripe mango.', svg };
const usual = () => ({
  'GET /me': () => replied('GET /me', personOf('teacher')),
  'GET /units': () => replied('GET /units', []),
  'GET /classes/mine': () => replied('GET /classes/mine', []),
  'GET /own-lessons': () => replied('GET /own-lessons', { lessons: [], deleted: [] }),
  'GET /drawings': () =>
    replied('GET /drawings', { kinds: [{ kind: 'foods', drawings: 1 }], drawings: [mango] }),
  'GET /lesson/:id': () => refused('access/not-found'),
});

const edit = async (address: string, answers: Parameters<typeof serverAnswers>[0]) => {
  localStorage.setItem('token', 'mango');
  const asked = serverAnswers({ ...usual(), ...answers });
  await showPage(
    address,
    <Routes>
      <Route path="/teacher-dashboard/lessons/:id" element={<EditorPage />} />
      <Route path="/teacher-dashboard/lessons" element={<OwnLessonsPage />} />
    </Routes>,
  );
  return { asked, user: userEvent.setup() };
};

test('a scene is made from a drawing and words, and saved as it was written', async () => {
  const { asked, user } = await edit('/teacher-dashboard/lessons/new', {
    'POST /lessons': () => replied('POST /lessons', kept),
    'GET /lessons/:id': () => replied('GET /lessons/:id', kept),
  });
  await user.type(await screen.findByLabelText('Title'), 'Our mangoes');
  await user.click(screen.getByRole('tab', { name: 'Scenes' }));
  await user.type(screen.getByLabelText('Name of the scene'), 'A ripe one');
  await user.type(screen.getByLabelText(/What you say/), 'It smells sweet.');
  await user.click(await screen.findByRole('button', { name: 'mango' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(asked.some(({ name }) => name === 'POST /lessons')).toBe(true));
  const { body } = asked.find(({ name }) => name === 'POST /lessons') ?? {};
  expect(body).toMatchObject({
    title: 'Our mangoes',
    visibility: 'draft',
    scenes: [{ name: 'A ripe one', narration: 'It smells sweet.', figure: 'mango' }],
  });
  await waitFor(() => expect(localStorage.getItem('afl_own_lesson_new')).toBeNull());
});

test('a new lesson begins with the class and subject of its teacher, not with one of ours', async () => {
  const room = {
    id: 5,
    name: 'P2 Green',
    grade: 'Primary 2',
    subjectId: 1,
    subject: 'Mathematics',
    students: 40,
    archived: false,
    code: null,
  };
  const { asked, user } = await edit('/teacher-dashboard/lessons/new', {
    'GET /classes/mine': () => replied('GET /classes/mine', [room]),
    'POST /lessons': () => replied('POST /lessons', kept),
    'GET /lessons/:id': () => replied('GET /lessons/:id', kept),
  });
  await user.type(await screen.findByLabelText('Title'), 'Our mangoes');
  await waitFor(() => expect((screen.getByLabelText('Class') as HTMLSelectElement).value).toBe('2'));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(asked.some(({ name }) => name === 'POST /lessons')).toBe(true));
  expect(asked.find(({ name }) => name === 'POST /lessons')?.body).toMatchObject({ grade: 2, subject: 1 });
});

test('a quiz is shared without the empty scene that a new lesson offers', async () => {
  const scene = { id: 's1', name: '', narration: '', figure: null, labels: [], question: null };
  const draft = { ...kept, visibility: 'class' as const, classId: 5, scenes: [scene] };
  const { asked, user } = await edit('/teacher-dashboard/lessons/t7', {
    'GET /lessons/:id': () => replied('GET /lessons/:id', draft),
    'PUT /lessons/:id': () => replied('PUT /lessons/:id', { ...draft, scenes: [] }),
  });
  await user.type(await screen.findByLabelText('Title'), '!');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(asked.some(({ name }) => name === 'PUT /lessons/:id')).toBe(true));
  expect(asked.find(({ name }) => name === 'PUT /lessons/:id')?.body).toMatchObject({ scenes: [] });
});

const market = {
  name: 'market-stall',
  kind: 'markets',
  title: 'A market.',
  svg: '<svg viewBox="0 0 640 360"><title>A market.</title><rect/></svg>',
};

/* With padding, as the bank shows drawings that are not places. */
const alone = (name: string) => ({ ...mango, name, svg: '<svg viewBox="-66 -12 222 125"><path/></svg>' });

test('a scene is a list: a place, and who is in it; each is taken out again by a tap', async () => {
  const { asked, user } = await edit('/teacher-dashboard/lessons/new', {
    'GET /drawings': () =>
      replied('GET /drawings', {
        kinds: [{ kind: 'markets', drawings: 1 }],
        drawings: [alone('mango'), market, alone('goat')],
      }),
    'POST /lessons': () => replied('POST /lessons', kept),
    'GET /lessons/:id': () => replied('GET /lessons/:id', kept),
  });
  await user.type(await screen.findByLabelText('Title'), 'Our market');
  await user.click(screen.getByRole('tab', { name: 'Scenes' }));
  await user.type(screen.getByLabelText('Name of the scene'), 'Selling');
  await user.type(screen.getByLabelText(/What you say/), 'They sell.');
  expect(screen.getByRole('button', { name: 'Places: markets' })).toBeTruthy();
  for (const name of ['mango', 'goat', 'market stall'])
    await user.click(await screen.findByRole('button', { name }));
  await user.click(screen.getByRole('button', { name: 'Take out goat' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(asked.some(({ name }) => name === 'POST /lessons')).toBe(true));
  expect(asked.find(({ name }) => name === 'POST /lessons')?.body).toMatchObject({
    scenes: [{ figure: 'market-stall+mango' }],
  });
});

test('a tap leaves the drawings that have not been told yet and the labels; without a picture the labels go', async () => {
  const labels = [{ text: 'A horn', x: 40, y: 60 }];
  const scene = { id: 's1', name: 'Selling', narration: 'They sell.', labels, question: null };
  const { asked, user } = await edit('/teacher-dashboard/lessons/t7', {
    // The bank knows only the mango: the stall and the goat are unknown.
    'GET /lessons/:id': () =>
      replied('GET /lessons/:id', { ...kept, scenes: [{ ...scene, figure: 'market-stall+goat' }] }),
    'PUT /lessons/:id': () =>
      replied('PUT /lessons/:id', { ...kept, scenes: [{ ...scene, figure: 'mango+market-stall' }] }),
  });
  const saved = async (times: number) => {
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const sent = () => asked.filter(({ name }) => name === 'PUT /lessons/:id');
    await waitFor(() => expect(sent()).toHaveLength(times));
    return sent()[times - 1]?.body;
  };
  await user.click(await screen.findByRole('tab', { name: 'Scenes' }));
  await user.click(await screen.findByRole('button', { name: 'mango' }));
  await user.click(screen.getByRole('button', { name: 'Take out goat' }));
  expect(await saved(1)).toMatchObject({ scenes: [{ figure: 'mango+market-stall', labels }] });
  await user.click(screen.getByRole('button', { name: 'No picture' }));
  expect(await saved(2)).toMatchObject({ scenes: [{ figure: null, labels: [] }] });
});

test('without a network nothing is lost: it lies on the device, and is saved when the network is back', async () => {
  let online = false;
  const { asked, user } = await edit('/teacher-dashboard/lessons/new', {
    'POST /lessons': () => (online ? replied('POST /lessons', kept) : noNetwork()),
    'GET /lessons/:id': () => replied('GET /lessons/:id', kept),
  });
  await user.type(await screen.findByLabelText('Title'), 'Our mangoes');
  expect(localStorage.getItem('afl_own_lesson_new')).toContain('Our mangoes');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText(/Nothing is lost/);
  expect(localStorage.getItem('afl_own_lesson_new')).toContain('Our mangoes');
  online = true;
  globalThis.dispatchEvent(new Event('online'));
  await waitFor(() => expect(localStorage.getItem('afl_own_lesson_new')).toBeNull());
  expect(asked.filter(({ name }) => name === 'POST /lessons').length).toBeGreaterThan(1);
});

test('on a full device a draft says that it is not kept there, stays while other pages are open, and is saved', async () => {
  vi.stubGlobal('localStorage', roomFor(1));
  let online = false;
  const answers = {
    'POST /lessons': () => (online ? replied('POST /lessons', kept) : noNetwork()),
    'GET /lessons/:id': () => replied('GET /lessons/:id', kept),
  };
  const { user } = await edit('/teacher-dashboard/lessons/new', answers);
  await user.type(await screen.findByLabelText('Title'), 'Our mangoes');
  await screen.findByText('Not kept on this device: it is full');
  await screen.findByText(/your lesson is on this page only/);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Not kept on this device: it is full');
  expect(screen.queryByText(/Nothing is lost/)).toBeNull();
  cleanup();
  const again = await edit('/teacher-dashboard/lessons/new', answers);
  expect(((await screen.findByLabelText('Title')) as HTMLInputElement).value).toBe('Our mangoes');
  online = true;
  await again.user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Saved at your school');
  expect(pageHoldsWork()).toBe(false);
});

test('what is written while it is saved is not lost', async () => {
  let answer: (reply: Response) => void = () => undefined;
  const { user } = await edit('/teacher-dashboard/lessons/new', {
    'POST /lessons': () =>
      new Promise<Response>((resolve) => {
        answer = resolve;
      }),
  });
  await user.type(await screen.findByLabelText('Title'), 'Our');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await user.type(screen.getByLabelText('Title'), ' mangoes');
  answer(replied('POST /lessons', { ...kept, title: 'Our' }));
  await screen.findByRole('button', { name: 'Version 1' });
  expect(screen.getByLabelText('Title')).toHaveProperty('value', 'Our mangoes');
  expect(localStorage.getItem('afl_own_lesson_new')).toContain('"id":"t7"');
});

test('what is wrong with a question is said below it, before anything is sent', async () => {
  const { user } = await edit('/teacher-dashboard/lessons/new', {});
  await user.click(await screen.findByRole('tab', { name: 'Questions' }));
  await user.click(screen.getByRole('button', { name: 'Add a question' }));
  const form = screen.getByRole('group', { name: 'Question 1' });
  await user.type(within(form).getByLabelText('The question'), 'How long is it?');
  await user.selectOptions(within(form).getByLabelText('Kind of question'), 'number');
  await user.type(within(form).getByLabelText('Right answer'), 'long');
  expect(within(form).getByText('Please write the answer as a number.')).toBeTruthy();
  await user.clear(within(form).getByLabelText('Right answer'));
  await user.type(within(form).getByLabelText('Right answer'), '12');
  expect(within(form).queryByText('Please write the answer as a number.')).toBeNull();
});

test('what is wrong on another part is one press away', async () => {
  const { user } = await edit('/teacher-dashboard/lessons/new', {
    'POST /lessons': () =>
      refused('request/invalid', { fields: { title: 'Please give the lesson a title.' } }),
  });
  await user.click(await screen.findByRole('tab', { name: 'Scenes' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await user.click(await screen.findByRole('button', { name: 'Text' }));
  expect(screen.getByRole('tab', { name: 'Text' }).getAttribute('aria-selected')).toBe('true');
  expect(screen.queryByRole('button', { name: 'Text' })).toBeNull();
});

test('the preview shows the text as the class reads it: headings and strong words, no signs', async () => {
  const { user } = await edit('/teacher-dashboard/lessons/t7', {
    'GET /lessons/:id': () =>
      replied('GET /lessons/:id', { ...kept, content: '# Ripe fruit\n\nA **mango** is sweet.' }),
  });
  await user.click(await screen.findByRole('button', { name: 'Preview' }));
  const dialog = await screen.findByRole('dialog');
  expect(await within(dialog).findByRole('heading', { name: 'Ripe fruit' })).toBeTruthy();
  expect(within(dialog).getByText('mango').tagName).toBe('STRONG');
  expect(dialog.textContent).not.toContain('**');
});

test('who saved meanwhile is not overwritten unseen', async () => {
  const { asked, user } = await edit('/teacher-dashboard/lessons/t7', {
    'GET /lessons/:id': () => replied('GET /lessons/:id', kept),
    'PUT /lessons/:id': ({ body }) =>
      (body as { version?: number }).version === undefined
        ? replied('PUT /lessons/:id', { ...kept, version: 3 })
        : refused('lessons/changed'),
  });
  await user.type(await screen.findByLabelText('Title'), '!');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await user.click(await screen.findByRole('button', { name: 'Keep mine' }));
  await screen.findByRole('button', { name: 'Version 3' });
  expect(asked.filter(({ name }) => name === 'PUT /lessons/:id')).toHaveLength(2);
});

test('the desk lists what was written; what was deleted comes back', async () => {
  let isThere = false;
  const { user } = await edit('/teacher-dashboard/lessons', {
    'GET /own-lessons': () =>
      replied('GET /own-lessons', {
        lessons: isThere
          ? [
              {
                id: 't7',
                title: 'Our mangoes',
                type: 'video',
                subject: 'Science',
                grade: 'Primary 4',
                visibility: 'draft',
                className: null,
                questions: 0,
                scenes: 2,
                version: 1,
                updatedAt: '2026-03-09T06:00:00Z',
                mine: true,
                authorName: 'Ms Auma',
              },
            ]
          : [],
        deleted: isThere ? [] : [{ id: 't7', title: 'Our mangoes', deletedAt: '2026-03-09T06:00:00Z' }],
      }),
    'POST /lessons/:id/restore': () => {
      isThere = true;
      return replied('POST /lessons/:id/restore', kept);
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Bring back' }));
  await screen.findByRole('link', { name: 'Our mangoes' });
});
