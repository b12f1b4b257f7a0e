/**
 * A report as one text message. Letters of the GSM 03.38 alphabet fit 160 to a message; a single letter
 * outside it cuts that to 70 and doubles the price, so none is allowed.
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

/* Replacements for other letters, and for characters that count twice. */
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

/** Converts text to GSM letters. */
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

/** Cuts at the end of a word and marks the cut. */
export const cutTo = (text: string, most: number): string => {
  if (text.length <= most) return text;
  const short = text.slice(0, most - 2);
  const end = short.lastIndexOf(' ');
  return `${(end > most / 2 ? short.slice(0, end) : short).replace(/[\s,.;:]+$/, '')}..`;
};

/* 9/3: all our readers read it as day and month. */
const dayText = (day: string): string => `${Number(day.slice(8))}/${Number(day.slice(5, 7))}`;

const [longestName, longestTitle] = [16, 34];

const firstSentence = (text: string): string => /^.*?[.!?](?=\s|$)/.exec(text)?.[0] ?? text;

/* The mistake in the language of the message, or its unit. */
const hardIn = (mistake: MadeMistake, language: Language, name: string): string => {
  const written = mistake.home?.[language];
  if (written !== undefined) return withName(written.does, name);
  return language === 'en' ? mistake.name : mistake.title;
};

/**
 * At most 160 letters, never empty: who, what was learnt, one hard thing, one thing to do. Parts that do not
 * fit are left out.
 */
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
  // A truncated task is useless, so it is sent whole, by its first sentence, or replaced by one that fits
  // every week.
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
