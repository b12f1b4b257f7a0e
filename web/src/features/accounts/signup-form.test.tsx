import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { Link, Route, Routes, useNavigate } from '#routing/index.ts';
import { replied, serverAnswers } from '#testing/fake-server.ts';
import { personOf } from '#testing/people.ts';
import { arriveAt, pressed, showPage } from '#testing/show.tsx';
import { SignupPage } from './signup-page.tsx';

/** The phone's own Back and Forward buttons, and a page to go to. */
const Phone = () => {
  const navigate = useNavigate();
  return (
    <>
      <button type="button" onClick={() => navigate(-1)}>
        phone back
      </button>
      <button type="button" onClick={() => navigate(1)}>
        phone forward
      </button>
      <Link to="/about">away</Link>
    </>
  );
};
const show = (query = '') =>
  showPage(
    `/signup${query}`,
    <>
      <Routes>
        <Route path="/signup" element={<SignupPage />} />
        <Route path="*" element={null} />
      </Routes>
      <Phone />
    </>,
  );
const press = (name: string) => pressed(screen.getByRole('button', { name }));
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const beside = (label: string) =>
  document.getElementById(field(label).getAttribute('aria-describedby')?.split(' ')[0] ?? '')?.textContent;
const fill = async (name = 'Akello Grace', email = 'akello@school.ug', password = 'three mangoes') => {
  await userEvent.type(field('Full name'), name);
  await userEvent.type(field('Email'), email);
  await userEvent.type(field('Password'), password);
};

describe('spec 1 §2.4: the Back button of the phone', () => {
  test('goes one step back and keeps everything; Forward returns', async () => {
    serverAnswers();
    await show();
    await fill();
    await press('Next');
    await waitFor(() => expect(field('Class').querySelectorAll('option')).toHaveLength(8));
    await userEvent.selectOptions(field('Country'), 'Uganda');
    await press('phone back');
    expect(screen.getByText('Step 1 of 3')).toBeDefined();
    expect(document.activeElement?.textContent).toBe('About you');
    expect(field('Password').value).toBe('three mangoes');
    await press('phone forward');
    expect(screen.getByText('Step 2 of 3')).toBeDefined();
    expect(field('Country').value).toBe('Uganda');
  });

  test('the Back of the page walks the same way: no step stands in the history twice', async () => {
    serverAnswers();
    await show('?role=parent');
    await fill('Okot Paul');
    await press('Next');
    await press('Back');
    expect(screen.getByText('Step 1 of 2')).toBeDefined();
    await press('phone forward');
    expect(screen.getByText('Step 2 of 2')).toBeDefined();
    expect(document.querySelector('dl')?.textContent).toContain('Okot Paul');
  });

  test('whoever left the page finds what was written, but never the password', async () => {
    serverAnswers();
    await show();
    await userEvent.click(screen.getByRole('radio', { name: 'Parent' }));
    await fill('Okot Paul');
    expect(sessionStorage.getItem('afl_sign_up')).not.toContain('mangoes');
    await pressed(screen.getByRole('link', { name: 'away' }));
    await arriveAt('/about');
    await press('phone back');
    expect(field('Full name').value).toBe('Okot Paul');
    expect(field('Email').value).toBe('akello@school.ug');
    expect(field('Password').value).toBe('');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Parent' }).checked).toBe(true);
  });

  test('a step that Forward reaches without the password leads back to it', async () => {
    const asked = serverAnswers();
    await show('?role=parent');
    await fill('Okot Paul');
    await press('Next');
    await press('phone back');
    await userEvent.clear(field('Password'));
    await press('phone forward');
    await press('Create Account');
    expect(beside('Password')).toBe('Please choose a password.');
    expect(document.activeElement).toBe(field('Password'));
    expect(asked.some(({ name }) => name === 'POST /register')).toBe(false);
  });

  test('an account that is made leaves no draft behind', async () => {
    serverAnswers({ 'POST /register': () => replied('POST /register', { user: personOf('parent') }) });
    await show('?role=parent');
    await fill('Okot Paul');
    await press('Next');
    await press('Create Account');
    await arriveAt('/login');
    expect(sessionStorage.getItem('afl_sign_up')).toBeNull();
  });

  test.each(['{"name": 7, "role": "king"}', 'not json'])(
    'a spoilt draft is not believed: %s',
    async (kept) => {
      sessionStorage.setItem('afl_sign_up', kept);
      serverAnswers();
      await show();
      expect(field('Full name').value).toBe('');
      expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Learner' }).checked).toBe(true);
    },
  );
});

describe('spec 1 §5: the form of name and email is told on the first step', () => {
  test.each([
    ['Full name', ['Ake11o'], 'Please use letters, spaces, hyphens and apostrophes in a name.'],
    ['Full name', ['Akello 👩‍🏫'], 'Please leave out ‘👩‍🏫’. Pictures cannot be used in a name.'],
    [
      'Email',
      ['Akello Grace', 'akello at school'],
      'That does not look like an email. It needs a name, an @ and a place, like ana@school.ug.',
    ],
    ['Password', ['Akello Grace', 'a@b.ug', 'short'], 'A password needs 8 characters or more.'],
  ])('%s of %j', async (label, values, text) => {
    serverAnswers();
    await show();
    await fill(...values);
    await press('Next');
    expect(screen.getByText('Step 1 of 3')).toBeDefined();
    expect(beside(label)).toBe(text);
    expect(document.activeElement).toBe(field(label));
  });
});

describe('spec 1 §2.4: the review of a parent', () => {
  test.each([
    ['without a provider it says nothing of Google', undefined, false],
    ['with one it recommends it', 'Google', true],
  ])('%s', async (_, signInWith, recommends) => {
    serverAnswers({
      'GET /health': () =>
        replied('GET /health', {
          status: 'ok',
          profile: 'school',
          support: null,
          ...(signInWith && { signInWith }),
        }),
    });
    await show('?role=parent');
    await fill('Okot Paul');
    await press('Next');
    const line = screen.queryByText('Google sign-up is recommended for parents.');
    expect(line !== null).toBe(recommends);
  });
});

test.each([
  ['2015', '2015'],
  ['', 'Not given'],
])(
  'spec 1 §2.4: of the birth date the review shows the year alone, as it is kept: %s',
  async (year, shown) => {
    serverAnswers();
    await show();
    await userEvent.selectOptions(field('Birth month'), 'March');
    if (year !== '') await userEvent.selectOptions(field('Birth year'), year);
    await fill();
    await press('Next');
    await userEvent.selectOptions(field('Country'), 'Uganda');
    await screen.findByRole('option', { name: 'Primary 4' });
    await userEvent.selectOptions(field('Class'), 'Primary 4');
    await press('Next');
    expect(screen.getByText('Birth year').nextElementSibling?.textContent).toBe(shown);
    expect(document.querySelector('dl')?.textContent).not.toContain('March');
  },
);
