import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { noNetwork, refused, replied } from '#testing/fake-server.ts';
import { unitReply } from '#testing/lessons.ts';
import { personOf } from '#testing/people.ts';
import { todayReply } from '#testing/today.ts';
import { giveVoice } from '#testing/voice.ts';
import {
  mastery,
  progress,
  reason,
  reward,
  rewardButton,
  show,
  summary,
  won,
} from './testing/shown-unit.tsx';

describe("spec 1 §2.6: 'Claim Reward'", () => {
  test('while something is to do it is disabled and says what is missing; a passed checkpoint is not', async () => {
    const asked = await show('learner', {
      'GET /units/:id/summary': summary(80),
      'GET /units/:id/progress': progress(unitReply.items.length - 2, 70),
    });
    await screen.findByText('Still to do: Saving water');
    expect(rewardButton().getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(rewardButton());
    expect(asked.map(({ name }) => name)).not.toContain('POST /units/:id/claim');
  });

  test.each([
    ['Primary 2', ['You won Water']],
    ['Primary 6', []],
  ])('the feast is read to %s without asking: %j; everybody has an ear for it', async (grade, heard) => {
    const { spoken } = giveVoice();
    await show('learner', {
      'GET /me': () => replied('GET /me', personOf('learner', { grade })),
      'GET /units/:id/summary': summary(100),
      'GET /units/:id/progress': progress(unitReply.items.length, 100),
      'POST /units/:id/claim': won,
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Claim Reward' }));
    const feast = await screen.findByRole('dialog', { name: 'You won Water' });
    const feastWords = () => spoken.map(({ text }) => text).filter((text) => text.startsWith('You won'));
    await waitFor(() => expect(feastWords()).toEqual(heard));
    // Pressing the ear speaks once more, which would also count automatic speech.
    await userEvent.click(within(feast).getByRole('button', { name: /^Listen: You won Water/ }));
    await waitFor(() => expect(feastWords()).toHaveLength(heard.length + 1));
  });

  test('when much is missing, three are named and the rest is counted', async () => {
    await show('learner', { 'GET /units/:id/progress': progress(0) });
    expect(await screen.findByText(/^Still to do: Water at home, Rain, Springs, and \d more$/)).toBeDefined();
  });

  test.each([
    ['the rest', 2, 'Still to do: Rain'],
    ['the checkpoint that is left', 1, 'Being written: 1 part'],
  ])('what nobody can do yet is being written, not still to do: %s', async (_, writtenCount, words) => {
    const [one, other, quiz] = [0, 1, -1].map((at) => unitReply.items.at(at));
    const items = [one, other, quiz]
      .flatMap((item) => item ?? [])
      .map((item, at) => ({ ...item, written: at < writtenCount }));
    await show('learner', {
      'GET /unit/:id': () => replied('GET /unit/:id', { ...unitReply, items }),
      'GET /units/:id/progress': progress(1),
    });
    await screen.findByText(words);
    expect(reason()).toBe(words);
  });

  test('at 100 percent it brings seeds and the badge once, and then says that it is claimed', async () => {
    let heard = 0;
    const hear = () => {
      heard += 1;
    };
    globalThis.addEventListener('progress-updated', hear);
    const asked = await show('learner', {
      'GET /units/:id/summary': summary(100),
      'GET /units/:id/progress': progress(unitReply.items.length, 100),
      'POST /units/:id/claim': won,
    });
    await screen.findByText('Everything is done. 100 Wisdom Seeds and a badge wait for you.');
    await userEvent.click(rewardButton());
    expect(await screen.findByText('You get 100 Wisdom Seeds and the badge ‘Water Master’.')).toBeDefined();
    const feast = await screen.findByRole('dialog', { name: 'You won Water' });
    expect(within(feast).getByText('Water Master hangs on your tree now.')).toBeDefined();
    expect(within(feast).getByRole('img', { name: /^Your baobab/ })).toBeDefined();
    await userEvent.click(within(feast).getByRole('button', { name: 'Skip' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(reward().getByText('Reward claimed')).toBeDefined();
    expect(reward().queryByRole('button', { name: 'Claim Reward' })).toBeNull();
    expect(asked.filter(({ name }) => name === 'POST /units/:id/claim')).toHaveLength(1);
    expect(heard).toBe(1);
    globalThis.removeEventListener('progress-updated', hear);
  });

  test.each([
    [
      'leads on to the unit that comes next, with its subject',
      todayReply().ahead,
      'link',
      'Next unit: Science · Air',
    ],
    ['lets one stay where none comes next', null, 'button', 'Stay here'],
  ])('the feast %s', async (_, ahead, role, name) => {
    await show('learner', {
      'GET /units/:id/summary': summary(100),
      'GET /units/:id/progress': progress(unitReply.items.length, 100),
      'POST /units/:id/claim': won,
      'GET /today': () => replied('GET /today', todayReply({ ahead })),
    });
    await screen.findByText('Everything is done. 100 Wisdom Seeds and a badge wait for you.');
    await userEvent.click(rewardButton());
    const feast = await screen.findByRole('dialog', { name: 'You won Water' });
    expect(await within(feast).findByRole(role, { name })).toBeDefined();
    expect(within(feast).queryByRole('link', { name: /^Next unit/ }) !== null).toBe(ahead !== null);
  });

  test('a unit that has grown since everything was done keeps its title, and its reward can be claimed', async () => {
    await show('learner', {
      'GET /units/:id/summary': summary(75, 100),
      'GET /units/:id/progress': progress(unitReply.items.length - 2, 100),
    });
    expect(await mastery().findByText('Master')).toBeDefined();
    expect(mastery().getByText('75%')).toBeDefined();
    expect(rewardButton().getAttribute('aria-disabled')).not.toBe('true');
    expect(reason()).toMatch(/wait for you\.$/);
  });

  test('it opens below 100 percent once everything is done and every checkpoint passed', async () => {
    await show('learner', {
      'GET /units/:id/summary': summary(94, 94, [], true),
      'GET /units/:id/progress': progress(unitReply.items.length, 90),
    });
    await screen.findByText(/wait for you\.$/);
    expect(rewardButton().getAttribute('aria-disabled')).not.toBe('true');
    expect(mastery().getByText('Ace')).toBeDefined();
  });

  test('a reward claimed before stays claimed', async () => {
    await show('learner', {
      'GET /units/:id/summary': summary(100),
      'GET /units/:id/progress': progress(unitReply.items.length, 100, true),
    });
    expect(await reward().findByText('Reward claimed')).toBeDefined();
    expect(reward().queryByRole('button', { name: 'Claim Reward' })).toBeNull();
  });

  test.each([
    ['the server’s words', () => refused('units/not-mastered'), /^The reward waits until everything/],
    ['what to do without a network', noNetwork, /^That did not work\. Check the network/],
  ])('a failed claim shows %s, and can be tried again', async (_, answer, words) => {
    await show('learner', { 'GET /units/:id/summary': summary(100), 'POST /units/:id/claim': answer });
    await screen.findByText(/^Everything is done/);
    await userEvent.click(rewardButton());
    expect((await screen.findByRole('alert')).textContent).toMatch(words);
    expect(rewardButton().getAttribute('aria-disabled')).not.toBe('true');
  });

  test.each([
    ['guest', 'Log in to earn this reward.'],
    ['teacher', 'Learners claim it when everything is done.'],
    ['parent', 'Learners claim it when everything is done.'],
  ] as const)('a %s reads who may claim it', async (who, words) => {
    await show(who, { 'GET /units/:id/summary': summary(100) });
    expect(reason()).toBe(words);
    expect(rewardButton().getAttribute('aria-disabled')).toBe('true');
  });
});
