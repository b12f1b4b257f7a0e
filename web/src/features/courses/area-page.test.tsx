import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { replied, serverAnswers } from '#testing/fake-server.ts';
import { showPage } from '#testing/show.tsx';
import { AreaPage } from './area-page.tsx';

const unit = (id: number, title: string) => ({
  id,
  title,
  about: '',
  subjectId: 2,
  gradeId: 1,
  order: id - 12,
  term: 1,
  level: 'P1-P3' as const,
  strand: null,
  lessonCount: 6,
  written: 6,
  entryCount: 10,
  readyCount: 10,
});

test('science in Primary 1 is about the body and the sky, not about tracing letters', async () => {
  serverAnswers({
    'GET /units': () =>
      replied('GET /units', [
        unit(13, 'Lines, loops and school things'),
        unit(16, 'My body, clean and strong'),
      ]),
  });
  await showPage('/science?grade=1', <AreaPage />);
  expect(await screen.findByText('My body, clean and strong')).toBeTruthy();
  expect(screen.queryByText('Lines, loops and school things')).toBeNull();
});
