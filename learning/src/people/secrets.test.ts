import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cardWords } from './card-words.ts';
import {
  cardText,
  drawCard,
  drawLinkCode,
  drawPin,
  drawRecoveryCode,
  linkCodeIn,
  looksLikeIssued,
  mayHave,
  pinPictures,
  pinText,
  recoveryCodeIn,
  secretForm,
} from './secrets.ts';

const draws = fc.array(fc.nat(), { minLength: 10, maxLength: 10 }).map((numbers) => {
  let at = 0;
  return (below: number) => (numbers[at++ % numbers.length] ?? 0) % below;
});

describe('the words of the cards', () => {
  test('are 2,048, all different: three of them are 33 bits', () => {
    expect(cardWords).toHaveLength(2048);
    expect(new Set(cardWords).size).toBe(2048);
  });

  test('have 3 to 7 letters from a to z', () => {
    expect(cardWords.filter((word) => !/^[a-z]{3,7}$/.test(word))).toEqual([]);
  });

  test('are none that a child here has not met', () => {
    const strange = [
      'jogger',
      'hockey',
      'frosty',
      'shampoo',
      'turnip',
      'snowman',
      'walrus',
      'lasagne',
      'yodel',
    ];
    expect(cardWords.filter((word) => strange.includes(word))).toEqual([]);
    expect(
      ['matoke', 'posho', 'boda', 'kabaka', 'school', 'goat'].every((word) => cardWords.includes(word)),
    ).toBe(true);
  });

  test('a card that was printed with a word of an older list still signs in', () => {
    expect(cardWords).not.toContain('turnip');
    expect(secretForm('card', 'card:Turnip-Jogger-Goat')).toBe('card:turnip-jogger-goat');
  });

  // Words that every child knows are short, and short words resemble each other: 820 of some 2.1 million
  // pairs.
  test('are rarely one letter away from another of the same length', () => {
    const close = cardWords.flatMap((word) =>
      Array.from(word, (_, at) => `${word.slice(0, at)}_${word.slice(at + 1)}`),
    );
    // A pair that differs in one letter shares exactly one of these forms.
    const shared = close.length - new Set(close).size;
    expect(shared).toBeLessThanOrEqual(820);
  });

  test('hurt nobody when they stand beside each other', () => {
    const hurtful = [
      'monkey',
      'pig',
      'rat',
      'ape',
      'black',
      'white',
      'fat',
      'ugly',
      'stupid',
      'lazy',
      'poor',
    ];
    const frightening = ['gun', 'knife', 'ghost', 'blood', 'dead', 'kill', 'spear', 'witch', 'snake'];
    expect(cardWords.filter((word) => [...hurtful, ...frightening].includes(word))).toEqual([]);
  });
});

describe('pictures', () => {
  test('are sixteen, all different', () => expect(new Set(pinPictures).size).toBe(16));

  test('what was drawn is five of them and reads back as itself', () => {
    fc.assert(
      fc.property(draws, (draw) => {
        const pin = pinText(drawPin(draw));
        expect(pin.slice(4).split('-')).toHaveLength(5);
        expect(secretForm('pictures', pin)).toBe(pin);
      }),
    );
  });

  test('may repeat', () => expect(pinText(drawPin(() => 3))).toBe('pin:hen-hen-hen-hen-hen'));

  test.each([
    ['pin:mango-drum-fish-hen', 'four'],
    ['pin:mango-drum-fish-hen-star-sun', 'six'],
    ['pin:mango-drum-fish-hen-dragon', 'a picture that is not one'],
    ['mango-drum-fish-hen-star', 'no sign that it is a PIN'],
    ['card:mango-drum-fish', 'a card'],
    ['', 'nothing'],
  ])('%j is none: %s', (text) => expect(secretForm('pictures', text)).toBeNull());
});

describe('cards', () => {
  test.each([
    'card:Apple-River-Goat',
    'CARD: apple river  goat',
    ' card:apple - river - goat ',
    'card:apple,river.goat',
  ])('%j is forgiven its case, spaces and hyphens', (text) =>
    expect(secretForm('card', text)).toBe('card:apple-river-goat'),
  );

  test.each([
    'card:apple-river',
    'card:apple-river-goat-tree',
    'card:a1-river-goat',
    'pin:sun-sun-sun-sun-sun',
    'card:',
  ])('%j is none', (text) => expect(secretForm('card', text)).toBeNull());

  test('what was drawn is three words of the list and reads back as itself', () => {
    fc.assert(
      fc.property(draws, (draw) => {
        const words = drawCard(cardWords, draw);
        expect(words.every((word) => cardWords.includes(word))).toBe(true);
        expect(secretForm('card', cardText(words).toUpperCase())).toBe(cardText(words));
      }),
    );
  });
});

test('a password stays as it was written, also one that begins like a card', () => {
  fc.assert(fc.property(fc.string(), (text) => secretForm('password', text) === text));
  expect(secretForm('password', 'Card:One Two Three')).toBe('Card:One Two Three');
});

test('a password that is written like a PIN or a card is recognised', () => {
  expect(looksLikeIssued('PIN:mango-drum-fish-hen-star')).toBe(true);
  expect(looksLikeIssued('card: one two three')).toBe(true);
  expect(looksLikeIssued('pin: my own long words of home')).toBe(false);
});

test("pictures are for lower primary on a school's own server; cards and passwords for every learner", () => {
  const ask = (
    kind: 'pictures' | 'card' | 'password',
    gradeId: number,
    profile: 'demo' | 'school' | 'public',
  ) => mayHave(kind, { gradeId, profile });
  expect([1, 2, 3, 4, 7].map((grade) => ask('pictures', grade, 'school'))).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
  expect([1, 7].map((grade) => ask('pictures', grade, 'public'))).toEqual([false, false]);
  expect([1, 7].map((grade) => ask('pictures', grade, 'demo'))).toEqual([true, true]);
  expect(mayHave('pictures', { gradeId: null, profile: 'school' })).toBe(false);
  expect([ask('card', 7, 'public'), ask('password', 1, 'public')]).toEqual([true, true]);
});

test('a code for a guardian has 8 signs that cannot be mistaken, and is read as people write it', () => {
  fc.assert(
    fc.property(draws, (draw) => {
      const code = drawLinkCode(draw);
      expect(code).toMatch(/^[A-HJKMNP-Z2-9]{8}$/);
      expect(linkCodeIn(` ${code.slice(0, 4).toLowerCase()}-${code.slice(4)} `)).toBe(code);
    }),
  );
  expect(['ABCD234', 'ABCD23456', 'ABCD234O', '', 'ABCD234!'].map(linkCodeIn)).toEqual(Array(5).fill(null));
});

test('a recovery code has three fours, and is read as people write it', () => {
  fc.assert(
    fc.property(draws, (draw) => {
      const code = drawRecoveryCode(draw);
      expect(code).toMatch(/^[A-HJKMNP-Z2-9]{4}(-[A-HJKMNP-Z2-9]{4}){2}$/);
      expect(recoveryCodeIn(` ${code.toLowerCase()} `)).toBe(code.replace(/-/g, ''));
    }),
  );
  expect(['123456', 'ABCD-EFGH', 'ABCD-EFGH-JKM0', ''].map(recoveryCodeIn)).toEqual(Array(4).fill(null));
});
