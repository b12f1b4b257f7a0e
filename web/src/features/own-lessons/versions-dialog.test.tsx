import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { replied, serverAnswers } from '#testing/fake-server.ts';
import { showPage } from '#testing/show.tsx';
import { VersionsDialog } from './versions-dialog.tsx';

test('two versions of one day are told apart by the hour', async () => {
  const one = (version: number, hour: string) => ({
    version,
    title: 'Our river',
    questions: 2,
    scenes: 3,
    replacedAt: new Date(`2026-03-09T${hour}:00`).toISOString(),
    replacedBy: 'Achieng Ruth',
  });
  serverAnswers({
    'GET /lessons/:id/versions': () =>
      replied('GET /lessons/:id/versions', [one(2, '14:05'), one(1, '09:40')]),
  });
  await showPage('/', <VersionsDialog id="x1" version={3} onClose={vi.fn()} onRestored={vi.fn()} />);
  expect(await screen.findByText(/^Until 9 Mar 2026, 14:05, then/)).toBeDefined();
  expect(screen.getByText(/^Until 9 Mar 2026, 09:40, then/)).toBeDefined();
});
