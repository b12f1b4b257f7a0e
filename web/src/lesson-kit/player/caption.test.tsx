import { expect, test } from 'vitest';
import { showAt } from '#testing/show.tsx';
import { Caption } from './caption.tsx';

const told = async (text: string) => {
  const { container } = await showAt('/', <Caption text={text} longest={text} terms={[]} spoken={false} />);
  return container.textContent ?? '';
};

test('an ending such as -ed is not torn from its hyphen at the end of a line', async () => {
  expect(await told('Many third forms end in -ed.')).toContain('end in -\u2060ed.');
});

test('a word with a hyphen inside and a minus sign stay as they are', async () => {
  expect(await told('A well-known sum is 5 - 2.')).not.toContain('\u2060');
});
