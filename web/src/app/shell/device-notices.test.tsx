import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { setStoreTrouble } from '#lib/device/store-trouble.ts';
import { serverAnswers } from '#testing/fake-server.ts';
import { showPage } from '#testing/show.tsx';
import { DeviceNotices } from './device-notices.tsx';

afterEach(() => act(() => setStoreTrouble(null)));

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
