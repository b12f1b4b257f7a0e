import { firstSetMistakes } from '#practice/misconceptions/first-sets.ts';
import { mistake } from '#practice/misconceptions/mistake.ts';

/* Also made in P4. */
const {
  equalEquivalentMixed,
  orderMatters,
  sameKindEqual,
  kindMustMatch,
  endsTakenIn,
  memberLeftOut,
  ruleBroken,
  zeroIsEmpty,
  memberCountedTwice,
} = firstSetMistakes;

export const pairMistakes = {
  equalEquivalentMixed,
  orderMatters,
  sameKindEqual,
  kindMustMatch,
  endsTakenIn,
  memberLeftOut,
  ruleBroken,
  zeroIsEmpty,
  memberCountedTwice,
  overlapByKind: mistake(
    'overlap-by-kind',
    'Thinks that sets of one kind of thing overlap',
    'Two sets overlap when one and the same member stands in both. The same kind is not enough.',
  ),
  disjointNeedsDifference: mistake(
    'disjoint-needs-difference',
    'Thinks that disjoint sets must be of different kinds',
    'Disjoint sets share no member. Their members may be of one kind, such as numbers.',
  ),
  disjointMixedWithEqual: mistake(
    'disjoint-mixed-with-equal',
    'Calls two sets disjoint because they are not equal',
    'Disjoint sets share no member at all. One common member is enough to make them overlap.',
  ),
  fewCalledEmpty: mistake(
    'few-called-empty',
    'Calls a set with one member empty',
    'One member is enough. A set is empty when it has 0 members.',
  ),
  universalTooSmall: mistake(
    'universal-too-small',
    'Chooses a universal set in which a member is missing',
    'Test every member of both sets. Each of them must belong to the universal set.',
  ),
  universalIsCommon: mistake(
    'universal-is-common',
    'Takes what two sets share for the universal set',
    'The universal set holds everything we talk about. What two sets share is their intersection.',
  ),
  onlyForCommon: mistake(
    'only-for-common',
    'Gives the members of one set alone where the common ones are asked for',
    'Common members stand in both sets. Look at the second set too.',
  ),
  wholeForCommon: mistake(
    'whole-for-common',
    'Counts a whole circle where the common members are asked for',
    'The common members are in the middle only. Count that part.',
  ),
  bothTakenTwice: mistake(
    'both-taken-twice',
    'Takes the common members away twice',
    'They were counted twice, and they must stay once. Take them away one time.',
  ),
  intersectionForDifference: mistake(
    'intersection-for-difference',
    'Gives the common members where the difference is asked for',
    'A − B is what is left of A when the common members are taken out.',
  ),
  unionForDifference: mistake(
    'union-for-difference',
    'Joins the sets where the difference is asked for',
    'The sign − means take out. Begin with the first set and cross out what the second also has.',
  ),
  bothOuterParts: mistake(
    'both-outer-parts',
    'Takes both outer parts for the difference',
    'A − B has members of A alone. Leave out what is in B only.',
  ),
  circlesSubtracted: mistake(
    'circles-subtracted',
    'Subtracts one circle from the other',
    'Add the circles first. What is more than the union was counted twice.',
  ),
  ruleSignLost: mistake(
    'rule-sign-lost',
    'Adds the union where it must be taken away',
    'The middle is what is too much, so take the union away from the sum of the circles.',
  ),
  oneMemberIsEnough: mistake(
    'one-member-is-enough',
    'One common member is thought to make a subset',
    'Every member must belong to the larger set. One member outside is enough to spoil it.',
  ),
  subsetTurnedRound: mistake(
    'subset-turned-round',
    'The larger set is called a subset of the smaller one',
    'The subset is the one that lies inside. The sign opens towards the larger set.',
  ),
  subsetSignMixed: mistake(
    'subset-sign-mixed',
    'Mixes up the signs ⊂ and ⊄',
    'The sign with the line through it means is not a subset of.',
  ),
  subsetForgotten: mistake(
    'subset-forgotten',
    'Forgets some subsets, such as the empty set or the set itself',
    'List them in order, with none, one, two and more members. The first and the last count too.',
  ),
  membersAsSubsets: mistake(
    'members-as-subsets',
    'Counts the members and not the subsets',
    'You counted the members. Now count all the choices that can be made from them.',
  ),
  memberAsSubset: mistake(
    'member-as-subset',
    'A member is written as if it were a subset',
    'A subset is a set and needs braces. 2 is a member, and {2} is a subset.',
  ),
  addsFour: mistake(
    'adds-four',
    'Adds 4 for a new member where the number of subsets doubles',
    'Look at 1, 2, 4, 8. Each number is twice the one before, so multiply by 2.',
  ),
  addsOne: mistake(
    'adds-one',
    'Adds 1 for a new member where the number of subsets doubles',
    'The new member can join every old subset. So there are twice as many.',
  ),
  setItselfKept: mistake(
    'set-itself-kept',
    'Counts the set itself among the proper subsets',
    'A proper subset is smaller than the set. Leave out the set itself.',
  ),
  pairsHalved: mistake(
    'pairs-halved',
    'Takes half of the members for the number of pairs',
    'Each member can be paired with each of the others. List all the pairs.',
  ),
  pairsTurnedRound: mistake(
    'pairs-turned-round',
    'Counts a pair twice, as in {w, x} and {x, w}',
    'The order in a set does not matter. Cross out the pairs that come again.',
  ),
};
