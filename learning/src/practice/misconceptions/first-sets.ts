import { mistake } from '#practice/misconceptions/mistake.ts';

/** Of sets in P4. */
export const firstSetMistakes = {
  ruleIsTaste: mistake(
    'rule-is-taste',
    'Takes what somebody likes for a clear rule',
    'One child says yes and another says no. A clear rule gives the same answer to everybody.',
  ),
  ruleTooLoose: mistake(
    'rule-too-loose',
    'Takes a word such as big or many for a clear rule',
    'How big is big? Say a rule that can be checked, such as heavier than 50 kg.',
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
};
