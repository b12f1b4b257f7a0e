import { pinPictures } from '@afrolearn/learning/people/secrets.ts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { noNetwork, refused, replied, serverAnswers } from '#testing/fake-server.ts';
import { personOf } from '#testing/people.ts';
import { arriveAt, showPage } from '#testing/show.tsx';
import { PictureLoginPage } from './picture-login-page.tsx';

const notYet = 'Not yet. Look at your number and your pictures, and try again.';
const lokiru = personOf('learner', { id: 712_345, studentId: 'AFRO712345', name: 'Lokiru Samuel' });
const good = { 'POST /login': () => replied('POST /login', { token: 'mango', user: lokiru }) } as const;

const show = () => showPage('/login/pictures', <PictureLoginPage />);
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const tap = async (...names: string[]) => {
  for (const name of names) await press(name);
};
const typeNumber = async (number = '712345') => {
  for (const digit of number) await press(`Number ${digit}`);
  await press('Go on');
};
const filled = () => document.querySelectorAll('.slot.filled').length;
const sent = (asked: ReturnType<typeof serverAnswers>) =>
  asked.filter(({ name }) => name === 'POST /login').map(({ body }) => body);
const stored = () => JSON.parse(localStorage.getItem('afl_children') ?? 'null') as unknown;

describe('a child who cannot read yet', () => {
  test('taps the number and five pictures and is in', async () => {
    const asked = serverAnswers(good);
    await show();
    await typeNumber();
    await tap('Mango', 'Drum', 'Fish', 'Hen', 'Star');
    await arriveAt('/dashboard');
    expect(sent(asked)).toEqual([{ email: 'AFRO712345', password: 'pin:mango-drum-fish-hen-star' }]);
    expect(localStorage.getItem('token')).toBe('mango');
  });

  test('cannot go on before the number is long enough, and can take digits back', async () => {
    serverAnswers();
    await show();
    await typeNumber('71239');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Who are you?');
    await tap('Take one back', 'Number 4', 'Number 5', 'Go on');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('AFRO712345');
  });

  test('sees as many circles as a card has digits, and one more for each that follows', async () => {
    serverAnswers();
    await show();
    const circles = () =>
      [...document.querySelectorAll('.pit')].map(({ textContent }) => textContent).join('.');
    expect(circles()).toBe('......');
    for (const digit of '712345') await press(`Number ${digit}`);
    expect(circles()).toBe('7.1.2.3.4.5.');
    await tap('Number 6');
    expect(circles()).toBe('7.1.2.3.4.5.6');
    await tap('Number 7', 'Number 8', 'Number 9', 'Number 9');
    expect(circles()).toBe('7.1.2.3.4.5.6.7.8.9');
    await press('Go on');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('AFRO7123456789');
  });

  test('takes a picture back', async () => {
    const asked = serverAnswers(good);
    await show();
    await typeNumber();
    await tap('Mango', 'Cow');
    expect(filled()).toBe(2);
    await press('Take one back');
    expect(filled()).toBe(1);
    await tap('Drum', 'Fish', 'Hen', 'Star');
    await arriveAt('/dashboard');
    expect(sent(asked)).toMatchObject([{ password: 'pin:mango-drum-fish-hen-star' }]);
  });

  test('is told kindly that it was not right yet, and tries again with an empty row', async () => {
    let tries = 0;
    const asked = serverAnswers({
      'POST /login': () => (tries++ === 0 ? refused('login/failed') : good['POST /login']()),
    });
    await show();
    await typeNumber();
    await tap('Cow', 'Cow', 'Cow', 'Cow', 'Cow');
    const told = await screen.findByText(notYet);
    expect(told.closest('[role=status]')).not.toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(filled()).toBe(0);
    await tap('Mango');
    expect(screen.queryByText(notYet)).toBeNull();
    await tap('Drum', 'Fish', 'Hen', 'Star');
    await arriveAt('/dashboard');
    expect(sent(asked)).toHaveLength(2);
  });

  test.each([
    ['limits/too-many', /Wait a little/],
    ['login/locked', /ask your teacher or parent/],
    ['login/suspended', /paused/],
  ] as const)('%s is told in words a child can act on, never in red', async (code, words) => {
    serverAnswers({ 'POST /login': () => refused(code) });
    await show();
    await typeNumber();
    await tap('Cow', 'Cow', 'Cow', 'Cow', 'Cow');
    expect(await screen.findByText(words)).toBeDefined();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('without a network an adult is asked for', async () => {
    serverAnswers({ 'POST /login': noNetwork });
    await show();
    await typeNumber();
    await tap('Cow', 'Cow', 'Cow', 'Cow', 'Cow');
    expect(await screen.findByText(/Ask an adult/)).toBeDefined();
  });
});

describe('keyboard and screen reader', () => {
  test('all of it can be typed: digits, Enter, arrows, Backspace', async () => {
    const asked = serverAnswers(good);
    await show();
    await userEvent.type(screen.getByLabelText('Type the number on your card.'), 'AFRO 712345{Enter}');
    const title = screen.getByRole('heading', { level: 1 });
    expect(document.activeElement).toBe(title);
    screen.getByRole('button', { name: 'Mango' }).focus();
    await userEvent.keyboard('{Enter}{ArrowRight}{Enter}{ArrowRight}{ArrowRight}{ArrowDown}');
    expect(document.activeElement?.querySelector('img')?.alt).toBe('Tree');
    await userEvent.keyboard('{Enter}{Backspace}{ArrowUp}{ArrowLeft}{Enter}{ArrowRight}{Enter} ');
    await arriveAt('/dashboard');
    expect(sent(asked)).toMatchObject([{ password: 'pin:mango-drum-fish-hen-hen' }]);
  });

  test('each picture has a name, the group has one, and how many are chosen is said', async () => {
    serverAnswers();
    await show();
    await typeNumber();
    const group = within(screen.getByRole('group', { name: 'Pictures' }));
    const names = group.getAllByRole('button').map((button) => button.querySelector('img')?.alt);
    expect(names).toHaveLength(16);
    expect(names.map((name) => name?.toLowerCase())).toEqual([...pinPictures]);
    await tap('Sun', 'Moon');
    expect(screen.getByText('Chosen: 2 of 5').getAttribute('role')).toBe('status');
  });

  test('Back leads to the first question and forgets the number', async () => {
    serverAnswers();
    await show();
    await typeNumber();
    await press('Back');
    expect(screen.getByLabelText<HTMLInputElement>('Type the number on your card.').value).toBe('');
  });
});

describe('faces on a shared tablet', () => {
  test('nothing is kept unless the child or an adult ticks it', async () => {
    serverAnswers(good);
    await show();
    await typeNumber();
    await tap('Mango', 'Drum', 'Fish', 'Hen', 'Star');
    await arriveAt('/dashboard');
    expect(stored()).toBeNull();
  });

  test('ticked, a letter, a drawn face and the number are kept, and no secret', async () => {
    serverAnswers(good);
    await show();
    await typeNumber();
    await userEvent.click(screen.getByLabelText('Remember my face here'));
    expect(stored()).toBeNull();
    await tap('Mango', 'Drum', 'Fish', 'Hen', 'Star');
    await arriveAt('/dashboard');
    expect(stored()).toEqual([{ initial: 'L', picture: '/avatars/african-1.svg', studentId: 'AFRO712345' }]);
  });

  const faces = [
    { initial: 'L', picture: '/avatars/animal-2.svg', studentId: 'AFRO712345' },
    { initial: 'A', picture: '/avatars/african-5.svg', studentId: 'AFRO800001' },
  ];

  test('a face takes the place of the number', async () => {
    localStorage.setItem('afl_children', JSON.stringify(faces));
    const asked = serverAnswers(good);
    await show();
    await press('L, AFRO712345');
    await tap('Mango', 'Drum', 'Fish', 'Hen', 'Star');
    await arriveAt('/dashboard');
    expect(sent(asked)).toMatchObject([{ email: 'AFRO712345' }]);
  });

  test('whose face is not there types the number; a face that is unticked is gone', async () => {
    localStorage.setItem('afl_children', JSON.stringify(faces));
    serverAnswers();
    await show();
    await press('My face is not here');
    expect(screen.getByLabelText('Type the number on your card.')).toBeDefined();
    await press('A, AFRO800001');
    await userEvent.click(screen.getByLabelText('Remember my face here'));
    expect(stored()).toEqual(faces.slice(0, 1));
  });

  test.each([
    '{',
    '[1]',
    '[{"initial":"A","picture":"https://evil.example/x.svg","studentId":"AFRO800001"}]',
  ])('what is no face is not shown: %s', async (text) => {
    localStorage.setItem('afl_children', text);
    serverAnswers();
    await show();
    expect(screen.queryByText('Tap your face.')).toBeNull();
  });
});

test('a child with a card writes its three words, whatever their case', async () => {
  const asked = serverAnswers(good);
  await show();
  await typeNumber();
  await press('I have a card with words');
  const words = ['Word 1', 'Word 2', 'Word 3'].map((label) => screen.getByLabelText<HTMLInputElement>(label));
  expect(words.map(({ autocomplete }) => autocomplete)).toEqual(['off', 'off', 'off']);
  await press('Go on');
  expect(document.activeElement).toBe(words[0]);
  await userEvent.type(words[0] as HTMLElement, ' River');
  await userEvent.type(words[1] as HTMLElement, 'MANGO ');
  await userEvent.type(words[2] as HTMLElement, 'drum{Enter}');
  await arriveAt('/dashboard');
  expect(sent(asked)).toEqual([{ email: 'AFRO712345', password: 'card:river-mango-drum' }]);
});

describe('the voice', () => {
  const voices = (localService: boolean) => {
    const said: string[] = [];
    vi.stubGlobal('speechSynthesis', {
      getVoices: () => [{ lang: 'en-GB', localService }],
      speak: ({ text }: { text: string }) => said.push(text),
      cancel: () => undefined,
    });
    vi.stubGlobal('SpeechSynthesisUtterance', function Utterance(this: { text: string }, text: string) {
      this.text = text;
    });
    return said;
  };

  test('says what is asked at the first touch, when browsers let it speak, and has an ear for it', async () => {
    const said = voices(true);
    serverAnswers();
    await show();
    expect(said).toEqual([]);
    await press('Number 7');
    await press('Number 1');
    expect(said).toEqual(['Who are you?']);
    await press('Listen: Who are you? Type the number on your card.');
    expect(said).toEqual(['Who are you?', 'Who are you?']);
  });

  test('is silent for who chose it so', async () => {
    localStorage.setItem('afl_voice', 'off');
    const said = voices(true);
    serverAnswers();
    await show();
    await typeNumber();
    expect(said).toEqual([]);
  });

  test('says pictures only after it was asked to: others could listen', async () => {
    const said = voices(true);
    serverAnswers();
    await show();
    await typeNumber();
    await tap('Mango');
    expect(said).toEqual(['Who are you?', 'Tap your 5 pictures.']);
    await press('Say it aloud');
    await tap('Drum');
    expect(said.slice(2)).toEqual(['Tap your 5 pictures.', 'Drum']);
  });

  test('is not offered where the voice would come from a far server', async () => {
    voices(false);
    serverAnswers();
    await show();
    expect(screen.queryByRole('button', { name: /^Listen/ })).toBeNull();
    await typeNumber();
    expect(screen.queryByRole('button', { name: 'Say it aloud' })).toBeNull();
  });
});
