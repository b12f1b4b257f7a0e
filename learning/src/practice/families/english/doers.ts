/** Subjects for English exercises: one other person, or several. */
import { type Place, somebody, twoPeople } from '#practice/places.ts';
import type { Random } from '#practice/random.ts';

export type Doer = {
  /** At the beginning of a sentence and inside one. */
  readonly name: string;
  readonly within: string;
  readonly pronoun: 'He' | 'She' | 'They';
  /** Third person singular: the verb takes an s. */
  readonly one: boolean;
  readonly why: string;
};

const doer = (name: string, within: string, pronoun: Doer['pronoun'], why: string): Doer => ({
  name,
  within,
  pronoun,
  one: pronoun !== 'They',
  why,
});

const plain = (words: string, pronoun: Doer['pronoun']): Doer =>
  doer(
    words,
    words.slice(0, 1).toLowerCase() + words.slice(1),
    pronoun,
    pronoun === 'They' ? `${words} are more than one` : `${words} is one person`,
  );

const plainDoers: readonly Doer[] = [
  plain('My sister', 'She'),
  plain('My brother', 'He'),
  plain('The head boy', 'He'),
  plain('Our aunt', 'She'),
  plain('The boys', 'They'),
  plain('My sisters', 'They'),
  plain('Our neighbours', 'They'),
  plain('The children', 'They'),
];

/** The noun beside the verb is not the subject. */
const trickyDoers: readonly Doer[] = [
  doer('One of the girls', 'one of the girls', 'She', 'Only one of the girls does it'),
  doer('One of my brothers', 'one of my brothers', 'He', 'Only one brother does it'),
  doer('Each of the boys', 'each of the boys', 'He', 'Each means one at a time'),
  doer(
    'The girl beside the two boys',
    'the girl beside the two boys',
    'She',
    'The girl does it, not the boys',
  ),
  doer(
    'The pupils of this teacher',
    'the pupils of this teacher',
    'They',
    'The pupils do it, not the teacher',
  ),
  doer('The boys behind the girl', 'the boys behind the girl', 'They', 'The boys do it, not the girl'),
];

/** Level 2 adds two names together, level 3 subjects with a misleading noun near the verb. */
export const doerOf = (random: Random, place: Place, level: number): Doer => {
  const way = random.int(1, level === 1 ? 2 : 3);
  if (way === 1) return random.pick(level === 3 ? trickyDoers : plainDoers);
  if (way === 2) {
    const { name, they } = somebody(random, place);
    return doer(name, name, they === 'he' ? 'He' : 'She', `${name} is one person`);
  }
  const [one, other] = twoPeople(random, place);
  const both = `${one.name} and ${other.name}`;
  return doer(both, both, 'They', `${both} are two people`);
};
