/**
 * A report as one text message. The alphabet of every phone (GSM 03.38) has 160 letters in one message; one letter
 * outside it makes the message 70 letters long and twice as dear, so none is let in.
 */
import { calledName, didLearn, type GrowthFacts, type MadeMistake } from '#growth/growth.ts';
import { withName } from '#growth/home-texts.ts';
import type { Period } from '#growth/periods.ts';
import { growthIn } from '#growth/sentences.ts';
import type { Language } from '#languages/languages.ts';

export const longestText = 160;

const alphabet = new Set(
  '@£$¥èéùìòÇØøÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);

/* What other letters are written as; signs that count twice are written plainly too. */
const instead: Readonly<Record<string, string>> = {
  ŋ: "ng'",
  Ŋ: "Ng'",
  '‘': "'",
  '’': "'",
  '“': '"',
  '”': '"',
  '«': '"',
  '»': '"',
  '–': '-',
  '—': '-',
  '−': '-',
  '…': '...',
  '×': 'x',
  '÷': ':',
  '·': ',',
  '[': '(',
  ']': ')',
  '{': '(',
  '}': ')',
  '|': '/',
  '\\': '/',
  '~': '-',
  '^': '',
  '€': 'EUR',
  œ: 'oe',
  Œ: 'OE',
  '°': ' deg',
  '½': '1/2',
  '¼': '1/4',
  '¾': '3/4',
};

const bare = (letter: string): string =>
  [...letter.normalize('NFKD')].filter((sign) => alphabet.has(sign)).join('');

/** The same words in the letters that every phone has. */
export const inPhoneLetters = (text: string): string =>
  [...text.normalize('NFC')]
    .map((letter) => {
      if (alphabet.has(letter)) return letter;
      if (/\s/.test(letter)) return ' ';
      return instead[letter] ?? bare(letter);
    })
    .join('')
    .replace(/ {2,}/g, ' ')
    .trim();

export const isPhoneText = (text: string): boolean => [...text].every((letter) => alphabet.has(letter));

/** Cut at the end of a word, and it says that it was cut. */
export const cutTo = (text: string, most: number): string => {
  if (text.length <= most) return text;
  const short = text.slice(0, most - 2);
  const end = short.lastIndexOf(' ');
  return `${(end > most / 2 ? short.slice(0, end) : short).replace(/[\s,.;:]+$/, '')}..`;
};

/* 9/3: a day and a month are read the same by all of our readers. */
const dayText = (day: string): string => `${Number(day.slice(8))}/${Number(day.slice(5, 7))}`;

const [longestName, longestTitle] = [16, 34];

const firstSentence = (text: string): string => /^.*?[.!?](?=\s|$)/.exec(text)?.[0] ?? text;

/* The mistake in the language of the message, or the unit in which it was made. */
const hardIn = (mistake: MadeMistake, language: Language, name: string): string => {
  const written = mistake.home?.[language];
  if (written !== undefined) return withName(written.does, name);
  return language === 'en' ? mistake.name : mistake.title;
};

/** At most 160 letters, never empty: who, what was learnt, one hard thing, one thing to do. What has no room is left out. */
export const phoneText = (facts: GrowthFacts, { from, to }: Period, language: Language): string => {
  const say = growthIn(language);
  const plain = (text: string, most: number) => cutTo(inPhoneLetters(text), most);
  const name = plain(calledName(facts.name), longestName) || 'AfroLearn';
  const parts = [inPhoneLetters(say('text-head', { name, day: `${dayText(from)}-${dayText(to)}` }))];
  let hard = '';
  if (didLearn(facts)) {
    const { days, minutes, quiz, last, mistake, hardUnit } = facts;
    const count = Math.max(1, days);
    parts.push(minutes < 2 ? say('text-days-only', { count }) : say('text-days', { count, minutes }));
    const titled = quiz ?? last;
    const title = titled === null ? '' : plain(titled.title, longestTitle);
    if (title !== '')
      parts.push(
        quiz === null
          ? say('text-learnt', { title })
          : say(quiz.passed ? 'text-quiz' : 'text-tried', { title, right: quiz.right, total: quiz.total }),
      );
    hard = mistake === null ? (hardUnit?.title ?? '') : hardIn(mistake, language, calledName(facts.name));
  } else parts.push(say('text-nothing'));
  hard = inPhoneLetters(hard).replace(/\.$/, '');
  const message = parts.map(inPhoneLetters).reduce((text, part) => {
    const longer = `${text} ${part}`;
    return longer.length <= longestText ? longer : text;
  });
  // Half of a thing to do is nothing: it goes whole, by its first sentence, or as the one that fits every week.
  const talk = inPhoneLetters(facts.talkAtHome?.[language] ?? '');
  const homes = [talk, firstSentence(talk), inPhoneLetters(say('teach-you', { name }))];
  const withHard = hard === '' ? '' : ` ${inPhoneLetters(say('text-hard', { what: hard }))}`;
  const endings = [withHard, ''].flatMap((one) =>
    homes
      .filter((home) => home !== '')
      .map((home) => `${one} ${inPhoneLetters(say('text-home', { what: home }))}`),
  );
  const fits = (ending: string) => message.length + ending.length <= longestText;
  return message + ([...endings, withHard].find(fits) ?? '');
};
