/** The reporter always sees a state (permissions 'Moderation' 3); the card works for everybody. */
import type { OwnReport } from '@afrolearn/contract/reports.ts';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { ReportButton } from '#people-kit/report/index.ts';
import { noNetwork, replied, serverAnswers } from '#testing/fake-server.ts';
import { personOf } from '#testing/people.ts';
import { showPage } from '#testing/show.tsx';
import { SafePage } from './safe-page.tsx';

const own = (state: OwnReport['state'], place: number): OwnReport => ({
  id: `b3c1f0aa-1111-4222-8333-44445555666${place}`,
  kind: 'person',
  reason: 'unkind',
  at: '2026-03-02T08:00:00.000Z',
  state,
});

test('sent, seen and done are told to the one who reported', async () => {
  localStorage.setItem('token', 'mango');
  serverAnswers({
    'GET /me': () => replied('GET /me', personOf('learner')),
    'GET /reports/mine': () => replied('GET /reports/mine', [own('sent', 1), own('seen', 2), own('done', 3)]),
  });
  await showPage('/safe', <SafePage />);
  for (const words of ['Sent', 'A teacher has seen it', 'Done'])
    expect(await screen.findByText(words)).toBeTruthy();
});

test('what is still on the device stands there as kept, to be sent', async () => {
  localStorage.setItem('token', 'mango');
  serverAnswers({
    'GET /me': () => replied('GET /me', personOf('learner')),
    'GET /reports/mine': () => replied('GET /reports/mine', []),
    'POST /reports': noNetwork,
  });
  await showPage(
    '/safe',
    <>
      <ReportButton about={{ kind: 'person', id: 812, name: 'Musoke Ivan' }} />
      <SafePage />
    </>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Report Musoke Ivan' }));
  await userEvent.click(await screen.findByRole('button', { name: 'It is unkind' }));
  expect(await screen.findByText('Saved on this device. Will be sent')).toBeTruthy();
});

test('a guest finds the helpline and nothing else', async () => {
  serverAnswers({});
  await showPage('/safe', <SafePage />);
  expect(screen.getByRole('link', { name: 'Call 116' })).toBeTruthy();
  expect(screen.queryByText('What I reported')).toBeNull();
});
