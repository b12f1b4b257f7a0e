import type { CheckedLine, RosterCard } from '@afrolearn/contract/rosters.ts';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Route, Routes } from '#routing/index.ts';
import { noNetwork, refused, replied, serverAnswers } from '#testing/fake-server.ts';
import { personOf } from '#testing/people.ts';
import { showPage } from '#testing/show.tsx';
import { AddPupilsPage } from './add-pupils-page.tsx';
import { newListId } from './draft.ts';
import { textOfFile } from './read-file.ts';

const rooms = [
  { id: 3, name: 'P3 Yellow', grade: 'Primary 3', teacher: 'Achieng Ruth' },
  { id: 8, name: 'P4 Orange', grade: 'Primary 4', teacher: 'Achieng Ruth' },
];
type Problems = CheckedLine['problems'];
const line = (at: number, name: string, problems: Problems = []): CheckedLine => ({
  row: {
    line: at,
    raw: name,
    name,
    className: '',
    grade: '',
    number: '',
    secret: '',
    role: '',
    status: '',
    odd: '',
  },
  name,
  classId: 3,
  className: 'P3 Yellow',
  secret: 'card',
  same: null,
  problems,
});
const card = (at: number, name: string): RosterCard => ({
  id: 400 + at,
  name,
  grade: 'Primary 3',
  studentId: `AFRO00040${at}`,
  picture: null,
  secretKind: 'card',
  secret: { kind: 'card', words: ['river', 'mango', 'drum'] },
  className: 'P3 Yellow',
  line: at,
});
const oneName: Problems = [
  {
    column: 'name',
    kind: 'decide',
    key: 'roster/one-name',
    text: 'There is one name. A second name is missing.',
  },
];

const show = async (answers: Parameters<typeof serverAnswers>[0] = {}) => {
  localStorage.setItem('token', 'mango');
  const asked = serverAnswers({
    'GET /me': () => replied('GET /me', personOf('teacher')),
    'GET /rosters/classes': () => replied('GET /rosters/classes', rooms),
    ...answers,
  });
  await showPage(
    '/classes/3/add',
    <Routes>
      <Route path="/classes/:id/add" element={<AddPupilsPage />} />
    </Routes>,
  );
  return asked;
};
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const write = (text: string) =>
  fireEvent.change(screen.getByLabelText('Names, one on each line'), { target: { value: text } });
const checked = (lines: CheckedLine[]) => () =>
  replied('POST /rosters/check', { shape: 'names', columns: [], lines });
const bodyOf = (asked: Awaited<ReturnType<typeof show>>, name: string) =>
  asked.filter((one) => one.name === name).map(({ body }) => body);

test('names are checked, a bad line is mended in place, and all go in together', async () => {
  let tries = 0;
  const asked = await show({
    'POST /rosters/check': () => {
      tries += 1;
      return checked([
        line(1, 'Apio Mercy'),
        tries === 1 ? line(2, 'Okot', oneName) : line(2, 'Okot Paul'),
      ])();
    },
    'POST /rosters/imports': () =>
      replied('POST /rosters/imports', {
        repeated: false,
        cards: [card(1, 'Apio Mercy'), card(2, 'Okot Paul')],
        moved: [],
      }),
  });
  write('Apio Mercy\nOkot');
  await press('Check the names');
  expect(await screen.findByText('There is one name. A second name is missing.')).toBeDefined();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Add 1 student' }).disabled).toBe(true);
  const field = screen.getByLabelText('Name in line 2');
  await userEvent.clear(field);
  await userEvent.type(field, 'Okot Paul');
  await press('Use this');
  expect(await screen.findByText('Fixed')).toBeDefined();
  await press('Add 2 students');
  expect(await screen.findByText('2 cards are ready.')).toBeDefined();
  expect(screen.getAllByText('P3 Yellow')).toHaveLength(2);
  expect(bodyOf(asked, 'POST /rosters/check')).toMatchObject([
    { text: 'Apio Mercy\nOkot', classId: 3, secret: 'pictures' },
    { rows: [{ name: 'Apio Mercy' }, { name: 'Okot Paul' }] },
  ]);
  expect(bodyOf(asked, 'POST /rosters/imports')).toMatchObject([
    { rows: [{ line: 1 }, { line: 2, name: 'Okot Paul' }] },
  ]);
});

test('while names are added the page no longer says that nothing is saved, and nothing else can be begun', async () => {
  let arrive = () => {};
  const arrived = new Promise<void>((done) => {
    arrive = done;
  });
  await show({
    'POST /rosters/check': checked([line(1, 'Apio Mercy')]),
    'POST /rosters/imports': async () => {
      await arrived;
      return replied('POST /rosters/imports', { repeated: false, cards: [card(1, 'Apio Mercy')], moved: [] });
    },
  });
  write('Apio Mercy');
  await press('Check the names');
  expect(await screen.findByText('Dry run: nothing saved')).toBeDefined();
  await press('Add 1 student');
  expect(await screen.findByText(/Please wait: all are added, or none/)).toBeDefined();
  expect(screen.queryByText('Dry run: nothing saved')).toBeNull();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Change the names' }).disabled).toBe(true);
  arrive();
  expect(await screen.findByText('1 card is ready.')).toBeDefined();
});

test('the youngest get pictures without being asked about; words for all are one tap away', async () => {
  const asked = await show({ 'POST /rosters/check': checked([line(1, 'Apio Mercy')]) });
  expect(screen.getByText('P1 to P3 get five pictures. Older children get three words.')).toBeDefined();
  await press('Words for all');
  expect(screen.queryByText(/P1 to P3 get/)).toBeNull();
  write('Apio Mercy');
  await press('Check the names');
  await screen.findByText('Dry run: nothing saved');
  expect(bodyOf(asked, 'POST /rosters/check')).toMatchObject([{ secret: 'card' }]);
});

test('a line that is left out stays behind, and can be brought back', async () => {
  const asked = await show({
    'POST /rosters/check': ({ body }) =>
      'rows' in (body as object)
        ? checked([line(1, 'Apio Mercy')])()
        : checked([line(1, 'Apio Mercy'), line(2, 'Okot', oneName)])(),
    'POST /rosters/imports': () =>
      replied('POST /rosters/imports', { repeated: false, cards: [card(1, 'Apio Mercy')], moved: [] }),
  });
  write('Apio Mercy\nOkot');
  await press('Check the names');
  await userEvent.click(
    within((await screen.findByText('Line 2')).closest('li') as HTMLElement).getByRole('button', {
      name: 'Leave out',
    }),
  );
  expect(await screen.findByText('You left this line out. You can add it later.')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Bring back' })).toBeDefined();
  await press('Add 1 student');
  expect(await screen.findByText('1 card is ready.')).toBeDefined();
  expect(bodyOf(asked, 'POST /rosters/imports')).toMatchObject([{ rows: [{ line: 1 }] }]);
});

test('a child who is there already is moved as the same child', async () => {
  const pupil = { id: 207, name: 'Nabukenya Mary', studentId: 'AFRO000207', classId: 8 };
  const text = 'Nabukenya Mary is already at this school: AFRO000207, in P4 Orange.';
  const asked = await show({
    'POST /rosters/check': ({ body }) =>
      'rows' in (body as object)
        ? checked([{ ...line(1, 'Nabukenya Mary'), same: pupil }])()
        : checked([
            line(1, 'Nabukenya Mary', [
              { column: 'name', kind: 'decide', key: 'roster/known-in', text, pupil },
            ]),
          ])(),
    'POST /rosters/imports': () =>
      replied('POST /rosters/imports', {
        repeated: false,
        cards: [],
        moved: [{ id: 207, name: 'Nabukenya Mary', className: 'P3 Yellow' }],
      }),
  });
  write('Nabukenya Mary');
  await press('Check the names');
  await userEvent.click(await screen.findByRole('button', { name: 'Same child: move here' }));
  expect(bodyOf(asked, 'POST /rosters/check')[1]).toMatchObject({ rows: [{ same: 207 }] });
  await press('Add 1 student');
  expect(await screen.findByText('1 student was moved: Nabukenya Mary')).toBeDefined();
});

test('an answer that was lost is asked for again under the same number, and the cards are made new', async () => {
  let tries = 0;
  const asked = await show({
    'POST /rosters/check': checked([line(1, 'Apio Mercy')]),
    'POST /rosters/imports': () => {
      tries += 1;
      return tries === 1
        ? noNetwork()
        : replied('POST /rosters/imports', {
            repeated: true,
            cards: [{ ...card(1, 'Apio Mercy'), secret: null }],
            moved: [],
          });
    },
    'POST /rosters/imports/:id/cards': () =>
      replied('POST /rosters/imports/:id/cards', [card(1, 'Apio Mercy')]),
  });
  write('Apio Mercy');
  await press('Check the names');
  await userEvent.click(await screen.findByRole('button', { name: 'Add 1 student' }));
  expect(await screen.findByText(/The answer did not arrive/)).toBeDefined();
  await press('Add 1 student');
  await userEvent.click(await screen.findByRole('button', { name: 'Make new cards' }));
  expect(await screen.findByText('1 card is ready.')).toBeDefined();
  const sent = bodyOf(asked, 'POST /rosters/imports') as { id: string }[];
  expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
});

test('what was written is still there after the page was closed, though no network was there', async () => {
  await show({
    'POST /rosters/check': () => noNetwork(),
  });
  write('Apio Mercy');
  await press('Check the names');
  expect(await screen.findByText(/Your list stays on this device/)).toBeDefined();
  expect(JSON.parse(localStorage.getItem('afl_roster') ?? '')).toMatchObject({ text: 'Apio Mercy' });
});

test('a draft that is kept opens where it was left; once its pupils are in it is gone, also without Done', async () => {
  localStorage.setItem(
    'afl_roster',
    JSON.stringify({
      id: newListId(),
      text: 'Apio Mercy',
      classId: 3,
      secret: 'card',
      lines: [line(1, 'Apio Mercy')],
      out: [],
      touched: [],
    }),
  );
  await show({
    'POST /rosters/imports': () =>
      replied('POST /rosters/imports', { repeated: false, cards: [card(1, 'Apio Mercy')], moved: [] }),
  });
  await press('Add 1 student');
  const done = await screen.findByRole('button', { name: 'Done' });
  expect(localStorage.getItem('afl_roster')).toBeNull();
  await userEvent.click(done);
  expect(screen.getByLabelText<HTMLTextAreaElement>('Names, one on each line').value).toBe('');
});

test('a file is read into the field to be looked at; a large one is refused', async () => {
  await show();
  await press('File');
  const input = screen.getByLabelText('A CSV file');
  await userEvent.upload(
    input,
    new File(['Name,Class\nApio Mercy,P3 Yellow'], 'p3.csv', { type: 'text/csv' }),
  );
  expect(await screen.findByText(/p3.csv is read/)).toBeDefined();
  expect(screen.getByLabelText<HTMLTextAreaElement>('Names, one on each line').value).toContain('Apio Mercy');
  await userEvent.upload(input, new File(['x'.repeat(70_000)], 'all.csv', { type: 'text/csv' }));
  expect(await screen.findByText(/larger than 64 kB/)).toBeDefined();
});

test('an empty list is told beside the field', async () => {
  await show({
    'POST /rosters/check': () => refused('request/invalid', { fields: { text: 'Please write the names.' } }),
  });
  await press('Check the names');
  expect(await screen.findByText('Please write the names.')).toBeDefined();
});

test('a teacher who is not confirmed reads why', async () => {
  await show({ 'GET /rosters/classes': () => refused('children/not-verified') });
  expect(await screen.findByText(/Your school must confirm you/)).toBeDefined();
});

test('files of old Windows programs keep their letters', async () => {
  expect(await textOfFile(new Blob([new Uint8Array([0x45, 0xe9, 0x65])]))).toBe('Eée');
  expect(await textOfFile(new Blob(['Eé’']))).toBe('Eé’');
});

test('the number of a list is a UUID, also without https', () => {
  expect(newListId()).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/);
});
