import { mistake } from '#practice/misconceptions/mistake.ts';

/** Mistakes with sets in P4. */
export const firstSetMistakes = {
  ruleIsTaste: mistake(
    'rule-is-taste',
    'Takes what somebody likes for a clear rule',
    'One child says yes and another says no. A clear rule gives the same answer to everybody.',
  ),
  ruleTooLoose: mistake(
    'rule-too-loose',
    'Takes a word such as big or many for a clear rule',
    'People do not agree on what belongs to it. A set needs a rule that everybody can check.',
  ),
  mustLookAlike: mistake(
    'must-look-alike',
    'Thinks that the members of a set must look alike',
    'Members need not look alike. They must obey the rule of the set.',
  ),
  bracketsMixed: mistake(
    'brackets-mixed',
    'Uses other brackets for a set',
    'The members of a set stand between braces, { and }.',
  ),
  commasMissing: mistake(
    'commas-missing',
    'Leaves out the commas between the members',
    'Put a comma after each member, so that we see where the next one begins.',
  ),
  smallLetterName: mistake(
    'small-letter-name',
    'Names a set with a small letter',
    'A set is named with a capital letter. Small letters may be members.',
  ),
  memberSignMixed: mistake(
    'member-sign-mixed',
    'Mixes up the signs ∈ and ∉',
    '∈ means is a member of. The sign with a line through it, ∉, means is not a member of.',
  ),
  ruleBroken: mistake(
    'rule-broken',
    'Lets in a member that does not obey the rule',
    'Read the rule again and test each member with it.',
  ),
  lettersCounted: mistake(
    'letters-counted',
    'Counts the letters of the words',
    'Each word is one member. Count the words between the commas.',
  ),
  memberLeftOut: mistake(
    'member-left-out',
    'Leaves out a member',
    'Go through the things in order, so that none is forgotten.',
  ),
  memberCountedTwice: mistake(
    'member-counted-twice',
    'Counts or writes the same member twice',
    'A member stands once in a set. Cross out what is written again.',
  ),
  endsTakenIn: mistake(
    'ends-taken-in',
    'Takes in the end numbers where the rule says between',
    'Between 3 and 7 lie 4, 5 and 6. The ends 3 and 7 do not lie between.',
  ),
  emptyNotASet: mistake(
    'empty-not-a-set',
    'Thinks that a set without members is no set',
    'An empty basket is still a basket. A set without members is the empty set.',
  ),
  fewIsEmpty: mistake(
    'few-is-empty',
    'Calls a set with one member empty',
    'One member is enough. A set is empty when it has 0 members.',
  ),
  notSeenIsEmpty: mistake(
    'not-seen-is-empty',
    'Thinks that a set is empty when its members are not here',
    'The members may be in another place. Ask whether there can be one at all.',
  ),
  zeroIsEmpty: mistake(
    'zero-is-empty',
    'The set {0} is taken for the empty set',
    'The set {0} has one member, the number 0. The empty set { } has nothing between its braces.',
  ),
  equalEquivalentMixed: mistake(
    'equal-equivalent-mixed',
    'Mixes up equal and equivalent',
    'Equal sets have the same members. Equivalent sets have the same number of members.',
  ),
  orderMatters: mistake(
    'order-matters',
    'Thinks that another order makes another set',
    'Tick off the members one by one. The order does not matter.',
  ),
  sameKindEqual: mistake(
    'same-kind-equal',
    'Calls two sets equal because they hold the same kind of thing',
    'The same kind is not enough. Each member of one set must be in the other.',
  ),
  kindMustMatch: mistake(
    'kind-must-match',
    'Thinks that sets of different things cannot be equivalent',
    'Count the members. Three cups and three goats make equivalent sets.',
  ),
  joinedForCommon: mistake(
    'joined-for-common',
    'Joins the sets where the common members are asked for',
    'Common members stand in both sets. Look for what is in one and also in the other.',
  ),
  commonForJoined: mistake(
    'common-for-joined',
    'Gives the common members where the joined set is asked for',
    'The joined set has the members of both sets. Write each of them once.',
  ),
  oneSetOnly: mistake(
    'one-set-only',
    'Takes the members of one set and forgets the other',
    'Two sets are named. Look at the second one too.',
  ),
  clueForgotten: mistake(
    'clue-forgotten',
    'Uses one clue of a puzzle and forgets another',
    'Tick each clue when you have used it. All clues must be true.',
  ),
  placesSwapped: mistake(
    'places-swapped',
    'Puts a member into the wrong ring',
    'Read the names of the rings. A thing that obeys both rules goes into the middle.',
  ),
  takesAdded: mistake(
    'takes-added',
    'Adds where the puzzle asks to take away',
    'The children in the middle are already among the whole ring. Take them away to find the others.',
  ),
};
