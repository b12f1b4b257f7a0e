import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { setFull, setStoreTrouble } from '#lib/device/store-trouble.ts';
import { serverAnswers } from '#testing/fake-server.ts';
import { showPage } from '#testing/show.tsx';
import { DeviceNotices } from './device-notices.tsx';

afterEach(() =>
  act(() => {
    setStoreTrouble(null);
    setFull('database', false);
  }),
);

test.each([
  ['en', /older AfroLearn page is still open .* close it/, /newer AfroLearn page/, 'Load again'],
  ['sw', /bado uko wazi .* ufunge/, /mpya zaidi/, 'Pakia tena'],
  ['fr', /encore ouverte .* Fermez-la/, /plus récente/, 'Recharger'],
  ['lg', /gukyali muggule .* Guggaleewo/, /omupya/, 'Ddamu ogguleewo'],
])(
  '%s: an older page that blocks the device, and a newer one, are told with what to do',
  async (language, blocked, newer, again) => {
    localStorage.setItem('afl_language', language);
    serverAnswers();
    await showPage('/', <DeviceNotices />);
    expect(screen.queryByRole('status')).toBeNull();
    act(() => setStoreTrouble('blocked'));
    expect(await screen.findByText(blocked)).toBeDefined();
    expect(screen.queryByRole('button')).toBeNull();
    act(() => setStoreTrouble('newer'));
    expect(screen.getByRole('status').textContent).toMatch(newer);
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
    await userEvent.click(screen.getByRole('button', { name: again }));
    expect(reload).toHaveBeenCalledOnce();
  },
);

test.each([
  ['en', /^This device is full: .* Your work is never removed\.$/, 'Make room'],
  ['sw', /^Kifaa hiki kimejaa: .* Kazi yako haiondolewi kamwe\.$/, 'Pata nafasi'],
  ['fr', /^Cet appareil est plein : .* Le travail n’est jamais retiré\.$/, 'Faire de la place'],
  ['lg', /^Ekyuma kino kijjudde: .* Omulimu gwo teguggyibwawo\.$/, 'Funa ekifo'],
])('%s: a full device says what can be removed, with the way there', async (language, words, link) => {
  localStorage.setItem('afl_language', language);
  serverAnswers();
  await showPage('/lesson/u7-l1', <DeviceNotices />);
  act(() => setFull('database', true));
  expect(await screen.findByText(words)).toBeDefined();
  expect(screen.getByRole('link', { name: link }).getAttribute('href')).toBe('/on-this-device');
  act(() => setFull('database', false));
  expect(screen.queryByRole('link')).toBeNull();
});
