import type { Page } from '@playwright/test';
import { fingers, type Hands, keysOnly } from '#stage/hands.ts';
import { alive, freshEmail } from '#stage/people.ts';
import { expect, test } from '#stage/stage.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

const aboutYou = async (page: Page, hands: Hands, name: string, email: string) => {
  await expect(page.getByText(/^Step 1 of/)).toBeVisible();
  await hands.type(page.getByLabel('Full name'), name);
  await hands.type(page.getByLabel('Email', { exact: true }), email);
  await hands.type(page.getByLabel('Password', { exact: true }), 'three mangoes 7');
  await hands.press(button(page, 'Next'));
};

const createAndLogIn = async (page: Page, hands: Hands, email: string) => {
  await hands.press(button(page, 'Create Account'));
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText('Your account is ready. Log in to begin.')).toBeVisible();
  await expect(page.getByLabel('Email or student ID'), 'carried over').toHaveValue(email);
  await hands.type(page.getByLabel('Password', { exact: true }), 'three mangoes 7');
  await hands.press(button(page, 'Log in'));
};

const handsOf = (page: Page, project: string) => (project === 'desktop' ? keysOnly(page) : fingers);

test('a child joins, begins the first lesson, chooses a class and logs out (spec 1 §2.2 to 2.5)', async ({
  page,
}, info) => {
  const hands = handsOf(page, info.project.name);
  const email = freshEmail('akello');
  await page.goto('/');
  await alive(page);
  await hands.press(page.getByRole('link', { name: 'Start learning' }));
  await expect(page).toHaveURL(/\/signup\?role=learner$/);
  await aboutYou(page, hands, 'Akello Grace', email);
  await expect(page.getByLabel('Country').first(), 'the country of the site').toHaveValue('Uganda');
  await hands.choose(page.getByLabel('Class', { exact: true }), 'Primary 4');
  await hands.press(button(page, 'Next'));
  await expect(page.getByText('Step 3 of 3')).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Primary 4');
  await hands.press(button(page, 'Create Account'));
  await expect(page).toHaveURL(/\/lesson\/u\d+-l\d+$/);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Welcome, Akello Grace' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Primary 4 subjects' }), 'of the own class').toBeVisible();
  await hands.press(page.getByRole('button', { name: /Change$/ }));
  await hands.press(button(page, 'Primary 5'));
  await expect(page.getByRole('heading', { name: 'Primary 5 subjects' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Primary 5 subjects' })).toBeVisible();
  // The first calls have completed: one overtaken by the log-out would be refused.
  await page.waitForLoadState('networkidle');
  await hands.press(page.getByRole('banner').getByRole('button', { name: 'Log out' }));
  await hands.press(page.getByRole('dialog', { name: 'Log out?' }).getByRole('button', { name: 'Log out' }));
  await expect(page).toHaveURL(/:\d+\/$/);
  await expect(page.getByRole('heading', { level: 1, name: /Where African Roots/ })).toBeVisible();
  const left = await page.evaluate(() =>
    ['token', 'user', 'selectedGrade', 'currentView'].map((k) => localStorage.getItem(k)),
  );
  expect(left).toEqual([null, null, null, null]);
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/login$/);
});

test('a teacher joins and starts at the teacher dashboard (spec 1 §2.3, 2.4)', async ({ page }, info) => {
  const hands = handsOf(page, info.project.name);
  const email = freshEmail('achieng');
  await page.goto('/');
  await alive(page);
  await hands.press(page.getByRole('link', { name: 'I teach' }));
  await expect(page.getByRole('radio', { name: 'Teacher' })).toBeChecked();
  await aboutYou(page, hands, 'Achieng Ruth', email);
  await hands.choose(page.getByLabel('Subject'), 'Science');
  await hands.choose(page.getByLabel('Class', { exact: true }), 'Primary 7');
  await hands.type(page.getByLabel('Class name'), 'P7 Gold');
  await hands.press(button(page, 'Next'));
  await createAndLogIn(page, hands, email);
  await expect(page).toHaveURL(/\/teacher-dashboard$/);
});

test('a parent joins in two steps and starts at the parent dashboard (spec 1 §2.3, 2.4)', async ({
  page,
}, info) => {
  const hands = handsOf(page, info.project.name);
  const email = freshEmail('okot');
  await page.goto('/');
  await alive(page);
  await hands.press(page.getByRole('link', { name: 'I am a parent' }));
  await expect(page.getByText('Step 1 of 2')).toBeVisible();
  await aboutYou(page, hands, 'Okot Paul', email);
  await expect(button(page, 'Create Account')).toBeVisible();
  await expect(page.getByText('Google sign-up is recommended for parents.'), 'no provider').toBeHidden();
  await createAndLogIn(page, hands, email);
  await expect(page).toHaveURL(/\/parent-dashboard$/);
});

test('an email that has an account is refused, and nothing that was typed is lost (spec 1 §8)', async ({
  page,
  watch,
}) => {
  watch.allow(/409 \(Conflict\)/);
  const email = freshEmail('twice');
  for (const time of [1, 2]) {
    await page.goto('/signup?role=parent');
    await alive(page);
    await aboutYou(page, fingers, 'Okot Paul', email);
    await button(page, 'Create Account').click();
    if (time === 1) await expect(page).toHaveURL(/\/login$/);
  }
  await expect(page.getByRole('alert')).toContainText('already has an account');
  await expect(page.getByLabel('Full name')).toHaveValue('Okot Paul');
});
