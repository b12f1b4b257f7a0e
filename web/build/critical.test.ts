import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { critical } from './critical.ts';

const looks = readFileSync(join(import.meta.dirname, '../src/app/first-look.module.css'), 'utf8');

test('what hides the places of a learner from others is there for the first paint', () => {
  const kept = critical(looks, '<div class="all learner"><nav>Learn</nav></div>');
  expect(kept).toContain('html:not([data-known=learner]) .learner nav{visibility:hidden}');
});
