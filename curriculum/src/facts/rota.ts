// Which names to use next: peoples of the bank, least used first.
import { saidIn } from '#check/rules/rule.ts';
import type { FactBank } from '#facts/bank.ts';
import type { UnitDoc } from '#load/content.ts';

export type Turn = {
  readonly people: string;
  readonly region: string;
  readonly names: readonly string[];
  readonly uses: number;
};

/**
 * Uses per name, so that a people with two names in the bank is not chosen twice as often as one with eight.
 */
export const rotaOf = (units: readonly UnitDoc[], names: FactBank['names']): readonly Turn[] => {
  const uses = new Map<string, number>();
  for (const unit of units)
    for (const { text } of saidIn(unit))
      for (const [word] of text.matchAll(/\p{Lu}[\p{L}'’]+/gu))
        if (names.has(word)) uses.set(word, (uses.get(word) ?? 0) + 1);
  const turns = new Map<string, Turn>();
  for (const [name, { people, region }] of names) {
    const before = turns.get(people);
    turns.set(people, {
      people,
      region,
      names: [...(before?.names ?? []), name],
      uses: (before?.uses ?? 0) + (uses.get(name) ?? 0),
    });
  }
  const share = ({ uses: all, names: own }: Turn) => all / own.length;
  return [...turns.values()].sort((one, other) => share(one) - share(other));
};

export const showRota = (rota: readonly Turn[]): string =>
  [
    'Names to take next:',
    ...rota
      .filter(({ region }) => region !== 'africa')
      .slice(0, 4)
      .map(
        ({ people, region, names, uses }) =>
          `  ${people} (${region}, ${uses} so far for ${names.length} names): ${names.join(', ')}`,
      ),
  ].join('\n');
