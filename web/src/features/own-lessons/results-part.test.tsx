import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { replied, serverAnswers } from '#testing/fake-server.ts';
import { personOf } from '#testing/people.ts';
import { showPage } from '#testing/show.tsx';
import { ResultsPart } from './results-part.tsx';

test('a question that nobody has answered says so, and not 0 of 0', async () => {
  localStorage.setItem('token', 'mango');
  const asked = { prompt: 'Which is ripe?', answered: 0, right: 0 };
  serverAnswers({
    'GET /me': () => replied('GET /me', personOf('teacher')),
    'GET /lessons/:id/results': () =>
      replied('GET /lessons/:id/results', {
        pupils: [],
        questions: [
          { ...asked, id: 'q1' },
          { ...asked, id: 'q2', prompt: 'Which is raw?', answered: 4, right: 3 },
        ],
      }),
  });
  await showPage('/', <ResultsPart lessonId="t7" rooms={[{ id: 3, name: 'P4 Green' }]} classId={3} />);
  expect(await screen.findByText('nobody has answered it yet')).toBeTruthy();
  expect(screen.getByText('3 of 4 right at the first try')).toBeTruthy();
  expect(screen.queryByText(/0 of 0/)).toBeNull();
});
