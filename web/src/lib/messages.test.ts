import { expect, expectTypeOf, test, vi } from 'vitest';
import { defineMessages, speak } from './messages.ts';

const texts = { plain: 'Log out', hi: 'Hi {name}' } as const;
const swahili = { plain: 'Toka', hi: 'Hujambo {name}' };
const others = (sw: () => Promise<{ texts: typeof swahili }>) => ({
  sw,
  fr: () => Promise.resolve({ texts }),
  lg: () => Promise.resolve({ texts }),
});

test('a language is fetched once, and is then at hand', async () => {
  const fetched = vi.fn(() => Promise.resolve({ texts: swahili }));
  const words = defineMessages(texts, others(fetched));
  expect(fetched).not.toHaveBeenCalled();
  const [one, other] = [words.wordsIn('sw'), words.wordsIn('sw')];
  expect(one).toBe(other);
  expect(await one).toBe(swahili);
  // In the form that React reads synchronously.
  expect(words.wordsIn('sw')).toMatchObject({ status: 'fulfilled', value: swahili });
  expect(words.wordsIn('sw')).toBe(one);
  expect(fetched).toHaveBeenCalledTimes(1);
});

test('what cannot be fetched stays English without asking at every look, until it is asked for again', async () => {
  const fetched = vi.fn(() => Promise.resolve({ texts: swahili }));
  fetched.mockRejectedValueOnce(new Error('no network'));
  const words = defineMessages(texts, others(fetched));
  expect(await words.wordsIn('sw')).toBeNull();
  expect(words.wordsIn('sw')).toMatchObject({ status: 'fulfilled', value: null });
  expect(fetched).toHaveBeenCalledTimes(1);
  const again = speak('sw');
  // English stays meanwhile, without waiting.
  expect(words.wordsIn('sw')).toMatchObject({ status: 'fulfilled', value: null });
  expect(await again).toBe(true);
  expect(words.wordsIn('sw')).toMatchObject({ status: 'fulfilled', value: swahili });
});

test('a language is spoken by all that is here, and a feature that comes later fetches it at once', async () => {
  const first = vi.fn(() => Promise.resolve({ texts: swahili }));
  defineMessages(texts, others(first));
  expect(await speak('sw')).toBe(true);
  expect(first).toHaveBeenCalledTimes(1);
  const later = vi.fn(() => Promise.resolve({ texts: swahili }));
  defineMessages(texts, others(later));
  expect(later).toHaveBeenCalledTimes(1);
  expect(await speak('en')).toBe(true);
});

test('a language of which nothing comes is not spoken', async () => {
  vi.resetModules();
  const fresh = await import('./messages.ts');
  const nothing = vi.fn(() => Promise.reject(new Error('no network')));
  fresh.defineMessages(texts, others(nothing));
  expect(await fresh.speak('sw')).toBe(false);
  const later = vi.fn(() => Promise.resolve({ texts: swahili }));
  fresh.defineMessages(texts, others(later));
  expect(later).not.toHaveBeenCalled();
});

test('a language that misses a key or has one too many does not compile', () => {
  type Wanted = Awaited<ReturnType<Parameters<typeof defineMessages<typeof texts>>[1]['sw']>>['texts'];
  expectTypeOf<{ plain: 'Toka'; hi: 'Hujambo {name}' }>().toExtend<Wanted>();
  expectTypeOf<{ plain: 'Toka' }>().not.toExtend<Wanted>();
});
