/** Refuses easily guessed passwords (ASVS 6.2.4, 6.2.11): common ones, and the owner's name. */

import { looksLikeIssued } from '@afrolearn/learning/people/secrets.ts';

export const weakPassword = { key: 'password/weak' } as const;

/* 49,000 passwords by frequency, some megabytes: loaded on first use. */
let lists: Promise<{ all: ReadonlySet<string>; top: ReadonlySet<string> }> | null = null;
const commonPasswords = () => {
  lists ??= import('@zxcvbn-ts/language-common').then(({ dictionary }) => {
    const words = dictionary['passwords-common'];
    return { all: new Set(words), top: new Set(words.slice(0, 10_000)) };
  });
  return lists;
};

const plain = (text: string) => text.normalize('NFKC').toLowerCase();
const squeeze = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '');

const swaps = new Map(Object.entries({ 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't', '@': 'a', $: 's' }));
const unswap = (text: string) => text.replace(/[013457@$]/g, (sign) => swaps.get(sign) ?? sign);

/* 'dragon2024!' counts as 'dragon', because attackers try a year or a few signs around common words. */
const bare = (text: string) => text.replace(/^[^\p{L}]{1,6}/u, '').replace(/[^\p{L}]{1,6}$/u, '');

/* 'aaaaaaaa', 'abcabcabc': repetitions of at most four characters. */
const repeats = (text: string) => text.length >= 4 && /^(.{1,4})\1+.{0,3}$/u.test(text);

/* 'abcdefgh', '87654321'. */
const isRun = (text: string) => {
  const codes = [...text].map((sign) => sign.codePointAt(0) ?? 0);
  const steps = codes.slice(1).map((code, index) => code - (codes[index] ?? 0));
  return steps.length >= 3 && Math.abs(steps[0] ?? 0) === 1 && steps.every((step) => step === steps[0]);
};

type Owner = { name?: string; email?: string | null };

const ownWords = ({ name = '', email }: Owner): readonly string[] => {
  const [local = '', domain = ''] = (email ?? '').split('@');
  const words = [name, local, domain.split('.')[0] ?? '', 'afrolearn', 'afro', 'learn']
    .flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)])
    .map((text) => squeeze(plain(text)))
    .filter((word) => word.length >= 3);
  return [...new Set(words)].sort((a, b) => b.length - a.length);
};

/** Whether a password is mostly the owner's name, address or our name. */
const isAboutOwner = (password: string, words: readonly string[], top: ReadonlySet<string>): boolean => {
  const left = words.reduce((rest, word) => rest.replaceAll(word, ''), password);
  if (left === password) return false;
  return squeeze(bare(left)).length < 4 || top.has(left) || top.has(bare(left));
};

export const isWeakPassword = async (password: string, owner: Owner = {}): Promise<boolean> => {
  // The form of a PIN or card is no password.
  if (looksLikeIssued(password)) return true;
  const { all, top } = await commonPasswords();
  const typed = plain(password);
  const forms = [typed, squeeze(typed), unswap(typed), squeeze(unswap(typed))];
  if (forms.some((form) => all.has(form) || top.has(bare(form)))) return true;
  if (top.has(unswap(bare(typed)))) return true;
  if (forms.slice(1).some((form) => form === squeeze(form) && (repeats(form) || isRun(form)))) return true;
  const words = ownWords(owner);
  return [squeeze(typed), squeeze(unswap(typed))].some((form) => isAboutOwner(form, words, top));
};
