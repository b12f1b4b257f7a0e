import { mistake } from '#practice/misconceptions/mistake.ts';

/** Mistakes with the first sets (P2 and P3). */
export const smallSetMistakes = {
  setByLooks: mistake(
    'set-by-looks',
    'Puts a thing in a set because it looks like the members',
    'Read the name of the set. Ask if the thing is really one of them.',
  ),
  setByNearness: mistake(
    'set-by-nearness',
    'Puts a thing in a set because it is found near the members',
    'Things found together may be of different kinds. The name of the set tells what belongs.',
  ),
  bigThingsAreMore: mistake(
    'big-things-are-more',
    'Thinks that bigger things make a bigger number',
    'Count the members. A small thing counts as one. A big thing counts as one too.',
  ),
  setNotCounted: mistake(
    'set-not-counted',
    'Says the sets are the same without counting',
    'Count the members of each set. Then look at the two numbers.',
  ),
  nameFitsOnlySome: mistake(
    'name-fits-only-some',
    'The name fits only some members',
    'Try the name on each member. A good name fits every one.',
  ),
  countsAllSets: mistake(
    'counts-all-sets',
    'Counts the members of all sets',
    'Put your finger on the ring that is asked for. Count only what is inside it.',
  ),
  countsTheRing: mistake(
    'counts-the-ring',
    'Counts the set as one thing',
    'Count each thing inside the ring, not the ring.',
  ),
  setByPlace: mistake(
    'set-by-place',
    'Puts a thing in a set because it is found near the members',
    'Read the name of the set. Ask if the thing is really one of them.',
  ),
  setByLook: mistake(
    'set-by-look',
    'Puts a thing in a set because it looks or moves like the members',
    'Looks can fool us. Ask what the thing really is.',
  ),
  oneIsEmpty: mistake(
    'one-is-empty',
    'Takes one member for none',
    'One is not nothing. An empty set has zero members.',
  ),
  smallIsEmpty: mistake(
    'small-is-empty',
    'Takes small things for nothing',
    'Small things count too. Point to each one and count.',
  ),
  countsSetAsOne: mistake(
    'counts-set-as-one',
    'Counts the whole set as one',
    'Count each member inside the set.',
  ),
};
