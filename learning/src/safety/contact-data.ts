/** Finds contact details from outside the school: numbers, addresses, links, handles. */
import { plainText } from '#safety/normalise.ts';
import { isCounting, saysNumber } from '#safety/spoken-numbers.ts';

export type ContactData = 'phone' | 'email' | 'link' | 'handle';

/* Every part of these patterns has a length limit, so that matching takes linear time. */

const year = /^(?:19|20)\d\d$/;
/*
 * Nine digits or more, however they are separated; o, l and i among digits count as digits, unless a word
 * begins with them.
 */
const numberRun = /\+?[\doli](?:[ \t.\-–()/]*[\doli]){8,}(?!\p{L})/gu;
/* 3.14159265 has one point, and no leading 0. */
const decimal = /^(?:0|[1-9]\d{0,3})\.\d+$/;

const hasPhone = (text: string): boolean =>
  saysNumber(text) ||
  [...text.matchAll(numberRun)].some(([run]) => {
    const pieces = run.split(/\D+/).filter((piece) => piece !== '');
    // '2024 2025 2026' are years, '5 10 15 20 25' is counting; a phone number begins with 0.
    if (decimal.test(run.trim()) || pieces.every((piece) => year.test(piece))) return false;
    if (pieces.length > 3 && !pieces.some((piece) => /^0\d/.test(piece)) && isCounting(pieces.map(Number)))
      return false;
    return run.replace(/\D/g, '').length >= 7;
  });

const at = String.raw`(?:@|\(at\)|\[at\]|\barobase\b)`;
const dot = String.raw`(?:\.|\(dot\)|\[dot\]|\bdot\b|\bnukta\b|\bpoint\b)`;
/* 'Look at the dot in the middle' is not an address: spelled-out ones must end like local addresses. */
const email = new RegExp(
  String.raw`[\w.+-]{1,64}\s{0,3}(?:${at}\s{0,3}[\w-]{1,64}\s{0,3}${dot}\s{0,3}[a-z]{2}|\bat\b\s{0,3}[\w-]{1,64}\s{0,3}${dot}\s{0,3}(?:com|net|org|info|co|ac|ug|ke|tz|rw|fr|uk)\b)`,
  'u',
);
const mailHost = /\b(?:g[ -]?mail|yahoo|hotmail|outlook|icloud|protonmail)\b/u;

const endings = 'com|net|org|info|xyz|site|online|app|link|club|tv|edu|gov|co|ac|or|go|sc|ne';
const link = new RegExp(
  String.raw`https?:|www\s*\.|\b[\w-]{2,63}\s?${dot}\s?(?:com|net|org|info|xyz)\b|\b[\w-]{2,63}\.(?:${endings})\.[a-z]{2}\b|\b(?:t|wa|m)\.me\b|\b(?:bit|ow|cutt)\s?${dot}?\s?ly\b|\byoutu\.be\b|\b[\w-]{2,63}\.[a-z]{2,24}/\S|//[^\s/]{1,100}\.[a-z]`,
  'u',
);

const places =
  'whatsapp|whatsap|watsapp|telegram|instagram|insta|snapchat|tiktok|facebook|fb|messenger|imo|discord|twitter|roblox';
const handle = new RegExp(
  String.raw`(?<![\p{L}\p{N}])@[\w.]{3,}|\b[a-z]{3,40}_[a-z]{0,20}\d{1,4}\b|\b(?:${places}|ig|snap|tg)\s*[:=@]\s*[\w.]{2,}|\b(?:add|find|follow|text|dm|call|inbox)\s+me\s+(?:on|at|in)\b|\b(?:my|me on|me kwa|yangu ya|mon|ma)\s+(?:${places})\b`,
  'u',
);

/* Dialling formats: a country code, or a leading 0 in groups. Number lines and decimals look different. */
const dialled = /(?<![\d.,+])(?:\+[1-9]\d{0,2}|0[1-9]\d{1,3})(?:[ \-()/.]{0,2}\d{2,4}){2,5}(?!\d)/gu;
const written = /[\w+-]@(?!example\.)[\w-]{1,63}\.[a-z]/u;

const isDialled = (run: string): boolean => {
  const digits = run.replace(/\D/g, '');
  // Lessons may contain 'The digits 0123456789' and toll-free helplines.
  if (digits === '0123456789' || digits.startsWith('0800')) return false;
  return digits.length >= 9 && digits.length <= 15;
};

/**
 * Finds a phone number or email in a lesson. Lessons contain long numbers, counting words and names of
 * services, so only unmistakable ones count; `name@example.org` may teach what an email is.
 */
export const contactInLesson = (text: string): boolean => {
  const plain = plainText(text);
  return written.test(plain) || [...plain.matchAll(dialled)].some(([run]) => isDialled(run));
};

/** The first kind of contact data in a text, or null. */
export const contactDataIn = (text: string): ContactData | null => {
  const plain = plainText(text);
  if (email.test(plain) || mailHost.test(plain)) return 'email';
  if (link.test(plain)) return 'link';
  if (handle.test(plain)) return 'handle';
  return hasPhone(plain) ? 'phone' : null;
};
