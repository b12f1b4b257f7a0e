/**
 * Numbers written in words, fully or partly: 'zero 7 saba mbili'. In English, Swahili, Luganda and French.
 */

const digits = [
  'zero oh o sifuri ziro',
  'one moja emu un une',
  'two mbili bbiri biri ebiri deux',
  'three tatu ssatu satu trois',
  'four nne nnya nya quatre',
  'five tano ttaano taano cinq',
  'six sita mukaaga',
  'seven saba musanvu sept',
  'eight nane munaana huit',
  'nine tisa mwenda neuf',
];
/* French reads phone numbers in pairs. */
const pairs: Readonly<Record<string, number>> = {
  dix: 10,
  onze: 11,
  douze: 12,
  treize: 13,
  quatorze: 14,
  quinze: 15,
  seize: 16,
  vingt: 20,
  trente: 30,
  quarante: 40,
  cinquante: 50,
  soixante: 60,
};
const values = new Map<string, number>([
  ...digits.flatMap((words, value) => words.split(' ').map((word): [string, number] => [word, value])),
  ...Object.entries(pairs),
]);

const fewest = 7;

/** Counting up, down or by twos belongs to lessons and is no phone number. */
export const isCounting = (run: readonly number[]): boolean => {
  const step = (run[1] ?? 0) - (run[0] ?? 0);
  return step !== 0 && run.every((value, at) => at === 0 || value - (run[at - 1] ?? 0) === step);
};

/** Whether there are seven or more digits in a row, at least one of them in words. */
export const saysNumber = (text: string): boolean => {
  let run: number[] = [];
  let spoken = 0;
  let twice = false;
  const found = () => run.length >= fewest && spoken > 0 && !isCounting(run);
  // 'zero77two' is three tokens.
  for (const [token] of text.matchAll(/\p{L}+|\p{N}+/gu)) {
    const value = values.get(token);
    if (value !== undefined) {
      run.push(value, ...(twice ? [value] : []));
      spoken += 1;
    } else if (/^\d{1,4}$/.test(token)) run.push(...[...token].map(Number));
    else if (token !== 'double' && token !== 'plus') {
      if (found()) return true;
      run = [];
      spoken = 0;
    }
    twice = token === 'double';
  }
  return found();
};
