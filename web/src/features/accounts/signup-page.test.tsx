import { Registration } from '@afrolearn/contract/entry.ts';
import { countryNames } from '@afrolearn/learning/places/countries.ts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { neverAnswers, noNetwork, refused, replied, serverAnswers, wordless } from '#testing/fake-server.ts';
import { personOf } from '#testing/people.ts';
import { arriveAt, showPage } from '#testing/show.tsx';
import { todayReply, unitOf } from '#testing/today.ts';
import { SignupPage } from './signup-page.tsx';

const show = (query = '') => showPage(`/signup${query}`, <SignupPage />);
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const dots = () => document.querySelectorAll('[data-dot]').length;
const optionsOf = (label: string) =>
  [...field(label).querySelectorAll('option')].map((option) => option.textContent);
const besideField = (label: string) =>
  document.getElementById(field(label).getAttribute('aria-describedby')?.split(' ')[0] ?? '')?.textContent;

const firstStep = async (name = 'Akello Grace') => {
  await userEvent.type(field('Full name'), name);
  await userEvent.type(field('Email'), 'akello@school.ug');
  await userEvent.type(field('Password'), 'three mangoes');
};
const learnerToReview = async () => {
  await firstStep();
  await userEvent.selectOptions(field('Birth month'), 'March');
  await userEvent.selectOptions(field('Birth year'), '2015');
  await press('Next');
  await userEvent.selectOptions(field('Country'), 'Uganda');
  await userEvent.selectOptions(field('Class'), 'Primary 4');
  await press('Next');
};
const withGoogle = () =>
  replied('GET /health', { status: 'ok', profile: 'school', support: null, signInWith: 'Google' });
const made = () => replied('POST /register', { user: personOf('learner') });

describe('spec 1 §2.4: the steps', () => {
  test('step 1 asks for role, full name, email, password, birth month and birth year', async () => {
    serverAnswers();
    await show();
    expect(screen.getByText('Step 1 of 3')).toBeDefined();
    expect(dots()).toBe(3);
    const tabs = within(screen.getByRole('group', { name: 'I am a' })).getAllByRole('radio');
    expect(tabs.map((tab) => tab.closest('label')?.textContent)).toEqual(['Learner', 'Teacher', 'Parent']);
    for (const label of ['Full name', 'Email', 'Password', 'Birth month', 'Birth year']) field(label);
    expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
  });

  test('a learner picks country and grade, reviews, creates the account and begins the first lesson', async () => {
    const asked = serverAnswers({
      'POST /register': made,
      'POST /login': () => replied('POST /login', { token: 'mango', user: personOf('learner') }),
      'GET /today': () => replied('GET /today', todayReply({ ahead: unitOf(8, ['u8-l1*', 'u8-l2']) })),
    });
    await show();
    await firstStep();
    await press('Next');
    expect(screen.getByText('Step 2 of 3')).toBeDefined();
    await waitFor(() => expect(optionsOf('Class')).toHaveLength(8));
    await userEvent.selectOptions(field('Country'), 'Uganda');
    await userEvent.selectOptions(field('Class'), 'Primary 4');
    await press('Next');
    expect(screen.getByText('Step 3 of 3')).toBeDefined();
    const review = document.querySelector('dl')?.textContent ?? '';
    for (const word of ['Learner', 'Akello Grace', 'akello@school.ug', 'Uganda', 'Primary 4'])
      expect(review).toContain(word);
    expect(review).not.toContain('three mangoes');
    await press('Create Account');
    await arriveAt('/lesson/u8-l2');
    const body = asked.find(({ name }) => name === 'POST /register')?.body;
    expect(body).toEqual({
      name: 'Akello Grace',
      email: 'akello@school.ug',
      password: 'three mangoes',
      role: 'learner',
      country: 'Uganda',
      grade: 'Primary 4',
    });
    expect(Registration.safeParse(body).success).toBe(true);
    expect(asked.find(({ name }) => name === 'POST /login')?.body).toEqual({
      email: 'akello@school.ug',
      password: 'three mangoes',
    });
    expect(asked.find(({ name }) => name === 'GET /today')?.bearer).toBe('Bearer mango');
    expect(localStorage.getItem('token')).toBe('mango');
  });

  test('a teacher picks subject, grade and a class name, and their fields travel as numbers (§3)', async () => {
    const asked = serverAnswers({ 'POST /register': made });
    await show('?role=teacher');
    await firstStep('Achieng Ruth');
    await press('Next');
    expect(field('Class name').placeholder).toBe('Class Name (e.g., Primary 2 - Math)');
    expect(screen.queryByLabelText('Country')).toBeNull();
    await waitFor(() => expect(optionsOf('Subject').length).toBeGreaterThan(7));
    await userEvent.selectOptions(field('Subject'), 'Science');
    await userEvent.selectOptions(field('Class'), 'Primary 7');
    await userEvent.type(field('Class name'), 'P7 Blue');
    await press('Next');
    for (const word of ['Science', 'Primary 7', 'P7 Blue'])
      expect(document.querySelector('dl')?.textContent).toContain(word);
    await press('Create Account');
    const body = asked.find(({ name }) => name === 'POST /register')?.body;
    expect(body).toMatchObject({ role: 'teacher', subjectId: 7, gradeId: 7, className: 'P7 Blue' });
    expect(Registration.safeParse(body).success).toBe(true);
  });

  test('parents have two dots, skip step 2 both ways, and the review recommends Google sign-up', async () => {
    const asked = serverAnswers({ 'POST /register': made, 'GET /health': withGoogle });
    await show('?role=parent');
    expect(dots()).toBe(2);
    await firstStep('Okot Paul');
    await press('Next');
    expect(screen.getByText('Step 2 of 2')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Create Account' })).toBeDefined();
    expect(screen.getByText('Google sign-up is recommended for parents.')).toBeDefined();
    await press('Back');
    expect(field('Full name').value).toBe('Okot Paul');
    await press('Next');
    await press('Create Account');
    const body = asked.find(({ name }) => name === 'POST /register')?.body;
    expect(body).toEqual({
      name: 'Okot Paul',
      email: 'akello@school.ug',
      password: 'three mangoes',
      role: 'parent',
    });
  });

  test('Next and Back move between the steps and lose nothing', async () => {
    serverAnswers();
    await show();
    await learnerToReview();
    await press('Back');
    expect(field('Country').value).toBe('Uganda');
    expect(field('Class').value).toBe('Primary 4');
    await press('Back');
    expect(field('Full name').value).toBe('Akello Grace');
    expect(field('Password').value).toBe('three mangoes');
    expect(field('Birth month').value).toBe('3');
    expect(field('Birth year').value).toBe('2015');
  });

  test('the focus goes to the new step, so that a screen reader hears where it is', async () => {
    serverAnswers();
    await show();
    await firstStep();
    await press('Next');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Your class'));
  });
});

describe('spec 1 §2.4: the query', () => {
  test.each([
    ['', 'learner'],
    ['?role=learner', 'learner'],
    ['?role=TEACHER', 'teacher'],
    ['?role=Parent', 'parent'],
    ['?role=king', 'learner'],
  ])('%s chooses %s', async (query, role) => {
    serverAnswers();
    await show(query);
    expect(document.querySelector<HTMLInputElement>('input[type=radio]:checked')?.value).toBe(role);
  });
});

describe('spec 1 §5: what is required', () => {
  test('name, email and password, told beside their fields; nothing is sent', async () => {
    const asked = serverAnswers();
    await show();
    await press('Next');
    expect(screen.getByText('Step 1 of 3')).toBeDefined();
    expect(besideField('Full name')).toBe('Please write your name.');
    expect(besideField('Email')).toBe('Please write your email.');
    expect(besideField('Password')).toBe('Please choose a password.');
    await waitFor(() => expect(document.activeElement).toBe(field('Full name')));
    expect(asked.every(({ name }) => name === 'GET /health')).toBe(true);
  });

  test('spaces are not a name, and a short password is told at once', async () => {
    serverAnswers();
    await show();
    await userEvent.type(field('Full name'), '   ');
    await userEvent.type(field('Email'), 'a@b.ug');
    await userEvent.type(field('Password'), 'short');
    await press('Next');
    expect(besideField('Full name')).toBe('Please write your name.');
    expect(besideField('Password')).toBe('A password needs 8 characters or more.');
  });

  test('a message goes away when its field is changed', async () => {
    serverAnswers();
    await show();
    await press('Next');
    await userEvent.type(field('Full name'), 'A');
    expect(screen.queryByText('Please write your name.')).toBeNull();
    expect(screen.getByText('Please write your email.')).toBeDefined();
  });

  test('a learner must choose country and grade', async () => {
    serverAnswers();
    await show();
    await firstStep();
    await press('Next');
    await userEvent.selectOptions(field('Country'), '');
    await press('Next');
    expect(besideField('Country')).toBe('Please choose your country.');
    expect(besideField('Class')).toBe('Please choose a class.');
  });

  test('a teacher must choose subject, grade and class name', async () => {
    serverAnswers();
    await show('?role=teacher');
    await firstStep();
    await press('Next');
    await press('Next');
    expect(besideField('Subject')).toBe('Please choose a subject.');
    expect(besideField('Class')).toBe('Please choose a class.');
    expect(besideField('Class name')).toBe('Please give your class a name.');
  });

  test('birth years run from 2005 to 2024, grades from Primary 1 to 7, and 55 African countries are listed', async () => {
    serverAnswers();
    await show();
    const years = optionsOf('Birth year').slice(1).map(Number);
    expect([...years].sort()).toEqual(Array.from({ length: 20 }, (_, at) => 2005 + at));
    expect(optionsOf('Birth month')).toHaveLength(13);
    await firstStep();
    await press('Next');
    await waitFor(() =>
      expect(optionsOf('Class').slice(1)).toEqual([1, 2, 3, 4, 5, 6, 7].map((n) => `Primary ${n}`)),
    );
    expect(optionsOf('Country').slice(1)).toEqual([...countryNames]);
    expect(countryNames).toHaveLength(55);
  });
});

describe('spec 1 §4, §8: creating', () => {
  test("while it waits the button says 'Creating account...' and nothing is sent twice", async () => {
    const asked = serverAnswers({ 'POST /register': neverAnswers });
    await show();
    await learnerToReview();
    await press('Create Account');
    await press('Creating account...');
    expect(asked.filter(({ name }) => name === 'POST /register')).toHaveLength(1);
  });

  test.each([
    [
      'the server’s error',
      () => refused('register/email-taken'),
      'This email already has an account. Log in, or use another email.',
    ],
    ["'Registration failed' when it has none", () => wordless(500), 'Registration failed'],
    ['what to do without a network', noNetwork, /What you wrote is still here\.$/],
  ])('a failure shows %s', async (_, answer, text) => {
    serverAnswers({ 'POST /register': answer });
    await show();
    await learnerToReview();
    await press('Create Account');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toEqual(typeof text === 'string' ? text : expect.stringMatching(text));
    await arriveAt('/signup');
  });

  test.each([
    ['email', 'Email', 'Step 1 of 3'],
    ['country', 'Country', 'Step 2 of 3'],
  ])('a refused %s leads back to its step and field, with nothing lost', async (name, label, step) => {
    serverAnswers({
      'POST /register': () => refused('request/invalid', { fields: { [name]: 'Not this one.' } }),
    });
    await show();
    await learnerToReview();
    await press('Create Account');
    await screen.findByText(step);
    expect(besideField(label)).toBe('Not this one.');
    await waitFor(() => expect(document.activeElement).toBe(field(label)));
    while (screen.queryByRole('button', { name: 'Back' }) !== null) await press('Back');
    expect(field('Full name').value).toBe('Akello Grace');
    expect(field('Password').value).toBe('three mangoes');
  });

  test('both refused steps are led through: the first one first', async () => {
    serverAnswers({
      'POST /register': () =>
        refused('request/invalid', { fields: { grade: 'No such class.', email: 'No such place.' } }),
    });
    await show();
    await learnerToReview();
    await press('Create Account');
    await screen.findByText('Step 1 of 3');
    expect(besideField('Email')).toBe('No such place.');
    await press('Next');
    expect(besideField('Class')).toBe('No such class.');
  });
});
