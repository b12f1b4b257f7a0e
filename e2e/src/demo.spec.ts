import { expect, test } from '#stage/stage.ts';

for (const [name, home] of [
  ['Akello Grace', '/dashboard'],
  ['Achieng Ruth', '/teacher-dashboard'],
] as const) {
  test(`one tap signs in as ${name} and leads to ${home}`, async ({ page }) => {
    await page.goto('/login');
    await expect(page.getByText('A demo. The people are invented.')).toBeVisible();
    await page.getByRole('button', { name: new RegExp(name) }).click();
    await expect(page).toHaveURL(new RegExp(`${home}$`));
    await page.reload();
    await expect(page).toHaveURL(new RegExp(`${home}$`));
  });
}

test('a wrong password is told in words, and the form stays filled (spec 1 §8)', async ({ page, watch }) => {
  watch.allow(/401 \(Unauthorized\)/);
  await page.goto('/login');
  await page.getByLabel('Email or student ID').fill('nobody@school.ug');
  await page.getByLabel('Password', { exact: true }).fill('not the one');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page.getByRole('alert')).toHaveText(
    'The email, student ID or password is not right. Check them and try again.',
  );
  await expect(page.getByLabel('Email or student ID')).toHaveValue('nobody@school.ug');
});
