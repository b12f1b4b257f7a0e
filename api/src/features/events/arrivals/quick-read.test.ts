/** The fast parser agrees with the schema wherever it accepts. */
import { LearningEvent } from '@afrolearn/contract/events.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { quickAnswer } from './quick-read.ts';

const hex = (length: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789abcdefABCDEF'), minLength: length, maxLength: length });
const id = fc.tuple(hex(8), hex(4), hex(4), hex(4), hex(12)).map((parts) => parts.join('-'));
const text = (most: number) => fc.string({ unit: 'binary', minLength: 0, maxLength: most });
const name = fc.oneof(text(62), fc.constantFrom('', 'a'.repeat(60), 'a'.repeat(61), 'u400-l1'));
const number = fc.oneof(fc.double(), fc.integer(), fc.constantFrom(-0, Number.NaN, 1 / 0, -1 / 0, 2 ** 53));
const long = fc.constantFrom('a'.repeat(500), 'a'.repeat(501));
const answer = fc.oneof(
  number,
  text(40),
  long,
  fc.constant(null),
  fc.array(number, { maxLength: 51 }),
  fc.array(fc.oneof(text(20), long), { maxLength: 51 }),
  fc.constantFrom(Array(50).fill(1), Array(51).fill(1), Array(50).fill('a'), Array(51).fill('a')),
  fc.array(fc.oneof(number, text(5), fc.constant(null)), { maxLength: 4 }),
);
const moment = fc.oneof(
  fc.date({ noInvalidDate: true, min: new Date(-1e14), max: new Date(4e14) }).map((at) => at.toISOString()),
  fc.constantFrom(
    '2026-03-09T06:00:00Z',
    '2026-03-09T06:00:00.123456+03:00',
    '2026-03-09T06:00Z',
    '2026-02-30T06:00:00Z',
    '2024-02-29T06:00:00-11:30',
    '2026-03-09T06:00:00',
    '2026-03-09 06:00:00Z',
    '2026-03-09T24:00:00Z',
    '2026-03-09T06:00:00Z\n',
    '',
  ),
);

const good = fc.record({
  id,
  device: id,
  seq: fc.nat({ max: 2_147_483_647 }),
  type: fc.constant('answer.given'),
  payload: fc.record(
    { item: name, question: name, answer, attempt: id, score: fc.integer() },
    { requiredKeys: ['item', 'question', 'answer'] },
  ),
  occurredAt: moment,
  zone: name,
  schema: fc.constant(1),
});

/* Any nested field replaced or removed. */
const spoilt = fc
  .tuple(good, fc.constantFrom('', 'payload'), fc.nat(), fc.option(fc.oneof(fc.anything(), id, name, number)))
  .map(([event, where, place, value]) => {
    const whole: Record<string, unknown> = { ...event, payload: { ...event.payload } };
    const part = where === '' ? whole : (whole['payload'] as Record<string, unknown>);
    const keys = Object.keys(part);
    const key = keys[place % keys.length] ?? '';
    if (place % 3 === 0) delete part[key];
    else part[key] = value;
    return whole;
  });

const agrees = (sent: Record<string, unknown>) => {
  const quick = quickAnswer(sent);
  const read = LearningEvent.safeParse(sent);
  if (quick === null) return;
  expect(read.success).toBe(true);
  expect(quick).toStrictEqual(read.data);
  expect(Object.keys(quick)).toEqual(Object.keys(read.data ?? {}));
};

test('what it reads is what the schema makes of it', () => {
  fc.assert(fc.property(fc.oneof(good, spoilt), agrees), { numRuns: 5000 });
});

test('and it reads every answer that the schema reads', () => {
  fc.assert(
    fc.property(good, (sent) => {
      expect(quickAnswer(sent) !== null).toBe(LearningEvent.safeParse(sent).success);
    }),
    { numRuns: 3000 },
  );
});

test('control: most of what is tried is read, and much is not', () => {
  const tried = fc.sample(fc.oneof(good, spoilt), 2000).map((sent) => quickAnswer(sent) !== null);
  const read = tried.filter(Boolean).length;
  expect(read).toBeGreaterThan(100);
  expect(read).toBeLessThan(1900);
});
