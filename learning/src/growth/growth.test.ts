import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type GrowthFacts, growthOf, reportKinds } from '#growth/growth.ts';
import { periodOf, termAround, weekOf } from '#growth/periods.ts';
import { cutTo, inPhoneLetters, isPhoneText, longestText, phoneText } from '#growth/phone-text.ts';
import { languageCodes } from '#languages/languages.ts';

const idle: GrowthFacts = {
  name: 'Akello Grace',
  days: 0,
  minutes: 0,
  finished: 0,
  last: null,
  tried: 0,
  lastTried: null,
  quiz: null,
  open: null,
  before: 0,
  talkAtHome: null,
  mistake: null,
  hardUnit: null,
};
const busy: GrowthFacts = {
  ...idle,
  days: 3,
  minutes: 48,
  finished: 4,
  last: { title: 'Cells and batteries' },
  quiz: { title: 'Electricity: Checkpoint', right: 8, total: 10, passed: true },
  open: { title: 'Hydro power in Uganda' },
  talkAtHome: { en: 'What do we do with old cells at home?' },
  mistake: {
    name: 'Thinks a battery makes charge',
    help: 'Follow the wire once around.',
    title: 'Electricity',
    home: null,
  },
  hardUnit: { title: 'Fractions', right: 2, total: 8 },
};

const charge = busy.mistake ?? { name: '', help: '', title: '', home: null };

describe('what a family is told', () => {
  test('three sentences about what was done, one thing to do, one worry with what helps', () => {
    expect(growthOf(busy, 'weekly', 'en')).toEqual({
      sentences: [
        'Grace learnt on AfroLearn on 3 days, 48 minutes in all.',
        'Grace finished 4 lessons; the last was ‘Cells and batteries’.',
        'Right answers in ‘Electricity: Checkpoint’: 8 of 10.',
      ],
      home: 'What do we do with old cells at home?',
      worry: { what: 'Grace thinks a battery makes charge.', helps: 'Follow the wire once around.' },
    });
  });

  test('days in school stand in the first sentence where a register was taken, and nowhere else', () => {
    const school = { present: 4, taken: 5 };
    expect(growthOf({ ...busy, school }, 'weekly', 'en').sentences[0]).toBe(
      'Grace was in school on 4 of 5 days and learnt on AfroLearn on 3 days, 48 minutes in all.',
    );
    expect(growthOf({ ...busy, minutes: 0, school }, 'weekly', 'en').sentences[0]).toBe(
      'Grace was in school on 4 of 5 days and learnt on AfroLearn on 3 days.',
    );
    expect(growthOf({ ...idle, school: { present: 0, taken: 1 } }, 'weekly', 'en').sentences[0]).toBe(
      'Grace was in school on 0 of 1 day and did not learn on AfroLearn this week.',
    );
    expect(growthOf({ ...busy, school: null }, 'weekly', 'en')).toEqual(growthOf(busy, 'weekly', 'en'));
  });

  test('a child who did nothing: true, without blame, with something to do and without a worry', () => {
    expect(growthOf({ ...idle, before: 12, open: { title: 'Cells' } }, 'weekly', 'en')).toEqual({
      sentences: [
        'Grace did not learn on AfroLearn this week.',
        'Nothing is lost: 12 finished lessons are kept.',
        'A good next step is ‘Cells’.',
      ],
      home: 'Ask Grace to teach you one thing from school today.',
      worry: null,
    });
    expect(growthOf({ ...idle, mistake: busy.mistake }, 'termly', 'en')).toMatchObject({
      sentences: [
        'Grace did not learn on AfroLearn this term.',
        'That is no harm: all lessons are ready.',
        'A good beginning is one short lesson together.',
      ],
      worry: null,
    });
  });

  test('minutes that are not known are not named', () => {
    expect(growthOf({ ...busy, minutes: 0 }, 'weekly', 'en').sentences[0]).toBe(
      'Grace learnt on AfroLearn on 3 days.',
    );
    expect(phoneText({ ...busy, minutes: 1 }, weekOf('2026-03-04'), 'en')).toContain(': 3 days. Learnt');
  });

  test('who tried without finishing hears that it counts; a hard unit is named with where to look', () => {
    const growth = growthOf({ ...busy, finished: 0, last: null, quiz: null, mistake: null }, 'weekly', 'en');
    expect(growth.sentences.slice(1)).toEqual([
      'No lesson is finished yet, and every try counts.',
      'Now Grace is at ‘Hydro power in Uganda’.',
    ]);
    expect(growth.worry).toEqual({
      what: 'Right answers in ‘Fractions’: 2 of 8.',
      helps: 'Look at its lessons again together: ‘Fractions’.',
    });
  });

  test('a checkpoint that was not passed is tried, never finished, also in a text', () => {
    const title = 'Electricity: Checkpoint';
    const failed = {
      ...busy,
      finished: 0,
      last: null,
      tried: 1,
      lastTried: { title },
      quiz: { title, right: 3, total: 10, passed: false },
    };
    expect(growthOf(failed, 'weekly', 'en').sentences.slice(1)).toEqual([
      'Grace tried 1 checkpoint, and it is not passed yet: ‘Electricity: Checkpoint’.',
      'Right answers in ‘Electricity: Checkpoint’: 3 of 10; it is not passed yet.',
    ]);
    const beside = { ...failed, finished: 1, last: { title: 'Cells and batteries' } };
    expect(growthOf(beside, 'weekly', 'en').sentences.slice(1)).toEqual([
      'Grace finished 1 lesson: ‘Cells and batteries’.',
      'Right answers in ‘Electricity: Checkpoint’: 3 of 10; it is not passed yet.',
    ]);
    expect(phoneText(failed, weekOf('2026-03-04'), 'en')).toContain(
      'Tried: Electricity: Checkpoint, 3 of 10.',
    );
    const said = languageCodes.map((language) => growthOf(failed, 'weekly', language).sentences.join(' '));
    for (const text of said) expect(text).not.toMatch(/finished|amemaliza|a fini|yamalirizza/);
  });

  test('every language says all of it, with no hole left and no other child in it', () => {
    for (const language of languageCodes)
      for (const facts of [idle, busy, { ...busy, finished: 1, days: 1, mistake: null }])
        for (const kind of reportKinds) {
          const { sentences, home, worry } = growthOf(facts, kind, language);
          const all = [...sentences, home, worry?.what ?? '-', worry?.helps ?? '-'];
          expect(all.every((text) => text.trim() !== '')).toBe(true);
          expect(all.join(' ')).not.toMatch(/[{}]|\brank|average|moyenne|wastani/i);
        }
  });
});

describe('one language for the whole of a report', () => {
  const written = {
    ...busy,
    talkAtHome: { en: 'Talk about cells.', lg: 'Mwogere ku manda.' },
    mistake: {
      ...charge,
      home: {
        en: { does: '{name} thinks a battery makes charge.', helps: 'Open a torch with {name}.' },
        lg: { does: '{name} alowooza nti eryanda likola amasannyalaze.', helps: 'Muggule ttooki ne {name}.' },
      },
    },
  };

  test('a mistake has its sentence for home with the child’s name, and the task comes in the same language', () => {
    expect(growthOf(written, 'weekly', 'lg')).toMatchObject({
      home: 'Mwogere ku manda.',
      worry: {
        what: 'Grace alowooza nti eryanda likola amasannyalaze.',
        helps: 'Muggule ttooki ne Grace.',
      },
    });
    expect(growthOf(written, 'weekly', 'en').worry?.helps).toBe('Open a torch with Grace.');
    expect(phoneText(written, weekOf('2026-03-04'), 'lg')).toMatch(/Awaka: Mwogere ku manda\.$/);
  });

  test('what is not written in a language is said in general words of that language, never in English', () => {
    for (const language of languageCodes.filter((one) => one !== 'en')) {
      const { home, worry } = growthOf(busy, 'weekly', language);
      const text = phoneText(busy, weekOf('2026-03-04'), language);
      const all = [home, worry?.what, worry?.helps, text].join(' ');
      expect(all).not.toMatch(/battery|wire|old cells/);
      expect(worry?.what).toContain('Electricity');
      expect(worry?.what).toContain('Grace');
      expect(home).toBe(growthOf(idle, 'weekly', language).home);
    }
  });

  test('a name of a mistake that is a sentence already stays as it is', () => {
    const mistake = { ...charge, name: 'The fraction is turned upside down' };
    expect(growthOf({ ...busy, mistake }, 'weekly', 'en').worry?.what).toBe(
      'The fraction is turned upside down.',
    );
  });
});

describe('the time of a report', () => {
  test.each([
    ['2026-03-09', '2026-03-09', '2026-03-15'],
    ['2026-03-15', '2026-03-09', '2026-03-15'],
    ['2026-01-01', '2025-12-29', '2026-01-04'],
  ])('%s is in the week from %s to %s', (day, from, to) => {
    expect(weekOf(day)).toMatchObject({ kind: 'weekly', from, to });
  });

  test('a page shows the seven days that end today', () => {
    expect(periodOf('weekly', '2026-03-09')).toMatchObject({ from: '2026-03-03', to: '2026-03-09' });
  });

  test('a year has three terms', () => {
    expect(termAround('2026-03-09')).toEqual({
      kind: 'termly',
      from: '2026-02-10',
      to: '2026-05-01',
      term: 1,
    });
    expect(termAround('2026-05-25')).toMatchObject({ from: '2026-05-25', to: '2026-08-21', term: 2 });
    // In the holidays: the last term, and what was learnt since.
    expect(termAround('2026-05-10')).toMatchObject({ from: '2026-02-10', to: '2026-05-10', term: 1 });
    expect(termAround('2026-01-15')).toMatchObject({ from: '2025-09-15', to: '2026-01-15', term: 3 });
    expect(periodOf('termly', '2026-12-31')).toMatchObject({ from: '2026-09-14', to: '2026-12-31', term: 3 });
  });
});

describe('as one text message', () => {
  test('who, what, one hard thing and one thing to do, each whole or not at all', () => {
    const said = (facts: typeof busy) =>
      phoneText(facts, weekOf('2026-03-04'), 'en').replace(/^.*of 10\. /, '');
    expect(phoneText(busy, weekOf('2026-03-04'), 'en')).toBe(
      'AfroLearn, Grace, 2/3-8/3: 3 days, 48 min. Learnt: Electricity: Checkpoint, 8 of 10. At home: What do we do with old cells at home?',
    );
    const short = { ...busy, mistake: { ...charge, name: 'Units of current' } };
    expect(said(short)).toBe('Hard: Units of current. At home: What do we do with old cells at home?');
    const long = {
      ...short,
      talkAtHome: { en: 'Ask somebody what was there before electricity came to the town. And then?' },
    };
    expect(said(long)).toBe('At home: Ask somebody what was there before electricity came to the town.');
    expect(said({ ...long, talkAtHome: { en: `Ask ${'all '.repeat(30)}.` } })).toBe(
      'At home: Ask Grace to teach you one thing from school today.',
    );
  });

  test('only the letters of every phone: ŋ is written ng’', () => {
    expect(inPhoneLetters('ŋŋenda — “Leçon” d’été, 3 × 4…')).toBe("ng'ng'enda - \"Lecon\" d'été, 3 x 4...");
    expect(isPhoneText('ŋ')).toBe(false);
    expect(cutTo('one two three four', 12)).toBe('one two..');
  });

  test('for 200 made children in four languages none is longer than 160 letters, none empty, none in other letters', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 200 });
    const marked = fc.record({ title: text, right: fc.nat(99), total: fc.nat(99) });
    const maybe = <T>(of: fc.Arbitrary<T>) => fc.option(of, { nil: null });
    const child = fc.record({
      name: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }),
      days: fc.nat(120),
      minutes: fc.nat(99_999),
      finished: fc.nat(500),
      last: maybe(fc.record({ title: text })),
      tried: fc.nat(50),
      lastTried: maybe(fc.record({ title: text })),
      quiz: maybe(fc.record({ title: text, right: fc.nat(99), total: fc.nat(99), passed: fc.boolean() })),
      open: maybe(fc.record({ title: text })),
      before: fc.nat(5000),
      talkAtHome: maybe(fc.record({ en: text, lg: text }, { requiredKeys: ['en'] })),
      mistake: maybe(
        fc.record({
          name: text,
          help: text,
          title: text,
          home: maybe(fc.record({ lg: fc.record({ does: text, helps: text }) })),
        }),
      ),
      hardUnit: maybe(marked),
    });
    fc.assert(
      fc.property(child, (facts) => {
        for (const language of languageCodes)
          for (const kind of reportKinds) {
            const message = phoneText(facts, periodOf(kind, '2026-11-20'), language);
            expect(message.length).toBeLessThanOrEqual(longestText);
            expect(message).toMatch(/^AfroLearn, .+: \S/);
            expect(isPhoneText(message)).toBe(true);
          }
      }),
      { numRuns: 200 },
    );
  });
});
