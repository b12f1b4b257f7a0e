import { expect, test } from 'vitest';
import { type ChildStanding, type ChildSwitch, childSwitches, type OffReason, whyOff } from './switches.ts';

const all = (on: boolean) =>
  Object.fromEntries(childSwitches.map((key) => [key, on])) as Record<ChildSwitch, boolean>;
const open: ChildStanding = {
  consent: 'guardian',
  hasSchool: true,
  schoolPhotos: true,
  isYoung: false,
  own: all(true),
  offByOther: all(false),
  childOff: { boards: false, insights: false, motivation: false },
};

test('with consent and nobody’s no everything is open', () => {
  expect(childSwitches.map((key) => whyOff(key, open))).toEqual(childSwitches.map(() => null));
});

const rows: [what: string, child: Partial<ChildStanding>, off: Partial<Record<ChildSwitch, OffReason>>][] = [
  [
    'without consent nothing but the wish to be asked; on motivation a guardian’s word counts all the same',
    { consent: 'withdrawn', isYoung: true, own: all(false) },
    {
      community: 'consent',
      boards: 'consent',
      photo: 'consent',
      insights: 'consent',
      sharing: 'consent',
      motivation: 'you',
    },
  ],
  [
    'without a school nobody is met',
    { hasSchool: false },
    { community: 'school', boards: 'school', photo: 'school', sharing: 'school' },
  ],
  ['a school without photos', { schoolPhotos: false }, { photo: 'school' }],
  ['a young child', { isYoung: true }, { community: 'age', boards: 'age', sharing: 'age' }],
  [
    'the community takes boards and sharing along',
    { own: { ...all(true), community: false } },
    { community: 'you', boards: 'you', sharing: 'you' },
  ],
  ['another guardian’s no', { offByOther: { ...all(false), photo: true } }, { photo: 'guardian' }],
  [
    'the child’s own no',
    { childOff: { boards: true, insights: true, motivation: false } },
    { boards: 'child', insights: 'child' },
  ],
  [
    'without motivation there is no board either',
    { own: { ...all(true), motivation: false } },
    { motivation: 'you', boards: 'you' },
  ],
  [
    'a child who learns without motivation stands on no board',
    { childOff: { boards: false, insights: false, motivation: true } },
    { motivation: 'child', boards: 'child' },
  ],
];

test.each(rows)('%s', (_, child, off) => {
  const found = childSwitches.map((key) => [key, whyOff(key, { ...open, ...child })]);
  expect(found).toEqual(childSwitches.map((key) => [key, off[key] ?? null]));
});
