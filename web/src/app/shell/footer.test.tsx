import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { replied, serverAnswers } from '#testing/fake-server.ts';
import { personOf } from '#testing/people.ts';
import { showPage } from '#testing/show.tsx';
import { Footer } from './footer.tsx';

const show = async () => {
  serverAnswers();
  await showPage('/', <Footer />);
};
const select = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name });
const optionsOf = (name: string) =>
  within(select(name))
    .getAllByRole('option')
    .map((one) => one.textContent);

describe('spec 1 §2.1: the footer', () => {
  test('offers English, Swahili, French, and Luganda beside them', async () => {
    await show();
    expect(optionsOf('Language')).toEqual(['English', 'Kiswahili', 'Français', 'Luganda']);
  });

  test.each([
    ['Kiswahili', 'sw', 'Lugha', 'Ufikivu'],
    ['Français', 'fr', 'Langue', 'Accessibilité'],
    ['Luganda', 'lg', 'Olulimi', null],
  ])(
    '%s switches the words and the language of the page, and is remembered',
    async (name, code, label, link) => {
      await show();
      await userEvent.selectOptions(select('Language'), name);
      expect(await screen.findByRole('combobox', { name: label })).toBeDefined();
      if (link !== null) expect(screen.getByRole('link', { name: link })).toBeDefined();
      expect(document.documentElement.lang).toBe(code);
      expect(localStorage.getItem('afl_language')).toBe(code);
      await userEvent.selectOptions(select(label), 'English');
      expect(await screen.findByRole('combobox', { name: 'Language' })).toBeDefined();
      expect(document.documentElement.lang).toBe('en');
    },
  );

  test('a remembered language is there on the next visit; an unknown one is English', async () => {
    localStorage.setItem('afl_language', 'sw');
    await show();
    expect(await screen.findByRole('combobox', { name: 'Lugha' })).toBeDefined();
  });

  test('a chosen language is told to the page, so that it asks the server again', async () => {
    await show();
    const heard = vi.fn(() => localStorage.getItem('afl_language'));
    globalThis.addEventListener('languagechange', heard);
    await userEvent.selectOptions(select('Language'), 'Luganda');
    await screen.findByRole('combobox', { name: 'Olulimi' });
    globalThis.removeEventListener('languagechange', heard);
    expect(heard.mock.results.map(({ value }) => value)).toEqual(['lg']);
  });

  test('an unknown remembered language is English', async () => {
    localStorage.setItem('afl_language', 'xx');
    await show();
    expect(select('Language').value).toBe('en');
  });

  test('offers Uganda, then Kenya, Nigeria, South Africa and Ghana, and remembers the choice', async () => {
    await show();
    expect(optionsOf('Country')).toEqual(['Uganda', 'Kenya', 'Nigeria', 'South Africa', 'Ghana']);
    expect(select('Country').value).toBe('Uganda');
    await userEvent.selectOptions(select('Country'), 'Ghana');
    expect(localStorage.getItem('afl_country')).toBe('Ghana');
  });

  test('a remembered country is chosen; a forged one is not', async () => {
    localStorage.setItem('afl_country', 'Kenya');
    await show();
    expect(select('Country').value).toBe('Kenya');
  });

  test('has no store or social link while no operator has set one (permissions G19)', async () => {
    await show();
    for (const link of screen.getAllByRole('link')) expect(link.getAttribute('href')).toMatch(/^\/(?!\/)/);
  });

  test.each([
    ['a visitor sees', 'guest', true],
    ['a learner never sees', 'learner', false],
  ] as const)("%s the operator's pages elsewhere", async (_who, who, isShown) => {
    const siteLinks = [{ name: 'Play Store', url: 'https://play.example/a' }];
    if (who === 'learner') localStorage.setItem('token', 'hers');
    serverAnswers({
      'GET /health': () =>
        replied('GET /health', { status: 'ok', profile: 'school', support: null, siteLinks }),
      'GET /me': () => replied('GET /me', personOf('learner')),
    });
    await showPage('/', <Footer />);
    if (isShown)
      expect((await screen.findByRole('link', { name: 'Play Store' })).getAttribute('href')).toBe(
        'https://play.example/a',
      );
    else expect(screen.queryByRole('link', { name: 'Play Store' })).toBeNull();
  });

  test.each([
    ['Primary 2', true],
    ['Primary 4', false],
  ])('for %s it is folded under the sign: %s', async (grade, isFolded) => {
    localStorage.setItem('token', 'hers');
    serverAnswers({ 'GET /me': () => replied('GET /me', personOf('learner', { grade })) });
    await showPage('/', <Footer />);
    const fold = () => select('Language').closest('details');
    await waitFor(() => expect(fold() !== null).toBe(isFolded));
    if (!isFolded) return;
    expect(fold()?.open).toBe(false);
    await userEvent.click(screen.getByText('AfroLearn'));
    expect(fold()?.open).toBe(true);
    expect(screen.getByRole('link', { name: 'Help' })).toBeTruthy();
  });

  test('spec 1 §9: the copyright year is 2025', async () => {
    await show();
    expect(screen.getByRole('contentinfo').textContent).toContain('© 2025 AfroLearn');
  });
});
