/** Words that occur nowhere else: if one is found in an answer, data has leaked. */
import { randomInt } from 'node:crypto';

export type Canary = {
  /** The actor whose canary it is, or 'here' and 'elsewhere' for the two schools. */
  who: string;
  field: string;
  word: string;
};

/** Data that no answer may contain, not even for its owner. */
const never = [/\$argon2/i, /password_?hash/i, /token_?hash/i] as const;

/** Twelve letters: unlike any name, hash or date, and valid under every rule for names. */
export const canaryWord = (): string =>
  `zq${Array.from({ length: 10 }, () => String.fromCharCode(97 + randomInt(26))).join('')}`;

/** The canaries in a text that its reader may not see. */
export const leaksIn = (
  text: string,
  canaries: readonly Canary[],
  maySee: (canary: Canary) => boolean,
): string[] => {
  const searched = text.toLowerCase();
  return [
    ...canaries
      .filter((canary) => searched.includes(canary.word) && !maySee(canary))
      .map(({ who, field }) => `${field} of ${who}`),
    ...never.filter((pattern) => pattern.test(text)).map((pattern) => `a secret like ${pattern.source}`),
  ];
};
