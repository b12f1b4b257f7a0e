import { mistake } from '#practice/misconceptions/mistake.ts';

/** Mistakes with joined sentences and reported speech. */
export const sentenceMistakes = {
  bothWithIs: mistake(
    'both-with-is',
    'Uses is after both',
    'Both means two people, and two people take are.',
  ),
  bothWithoutAnd: mistake(
    'both-without-and',
    'Leaves out and after both',
    'When both begins the sentence, and must come between the two names, as in both Musa and Deng.',
  ),
  bothForDifferent: mistake(
    'both-for-different',
    'Uses both where the two people are different',
    'Both is for what is true of the two people. When they are different, join the sentences with but.',
  ),
  butForAlike: mistake(
    'but-for-alike',
    'Uses but where the two people are alike',
    'But shows a difference. When the same thing is true of the two people, say both.',
  ),
  soForDifferent: mistake(
    'so-for-a-difference',
    'Uses so where nothing follows from the other',
    'So tells what follows. When two things are only different, join them with but.',
  ),
  causeAndResultSwapped: mistake(
    'cause-and-result-swapped',
    'Puts the result where the reason belongs',
    'The reason stands after because. The result stands after so. Ask what happened first.',
  ),
  butForReason: mistake(
    'but-for-a-reason',
    'Uses but where one thing is the reason for the other',
    'But shows a surprise. When one thing leads to the other, use so or because.',
  ),
  reasonForSurprise: mistake(
    'reason-for-a-surprise',
    'Uses so or because where the second thing is a surprise',
    'So and because give a reason. When we would expect something else, use but or although.',
  ),
  althoughWithBut: mistake(
    'although-with-but',
    'Uses although and but together',
    'One joining word is enough. Use although or but, never both for the same two parts.',
  ),
  willAfterAsSoon: mistake(
    'will-after-as-soon-as',
    'Uses will after as soon as',
    'After as soon as we use the present for the future, as in as soon as the bus stops.',
  ),
  asSoonOrder: mistake(
    'as-soon-order',
    'Mixes up which action is first',
    'The action after as soon as comes first. The other one follows at once.',
  ),
  tensesMixed: mistake(
    'past-tense-both',
    'Mixes the tenses of the two parts',
    'When both actions are past, both verbs are past, as in As soon as the bell rang, we ran.',
  ),
  unlessWithNot: mistake(
    'unless-with-not',
    'Puts not into the part with unless',
    'Unless already means if not, so the part after it has no not.',
  ),
  unlessIsIf: mistake(
    'unless-is-if',
    'Takes unless for if',
    'Unless means if not. Put if and not in its place and read the sentence again.',
  ),
  unlessWill: mistake(
    'unless-will',
    'Uses will after unless',
    'After unless we use the present, as in unless you look.',
  ),
  marksLeftOut: mistake(
    'speech-marks-left-out',
    'Leaves out a speech mark',
    'Speech marks stand before the first word that is said and after the last sign of what is said.',
  ),
  commaLeftOut: mistake(
    'speech-comma-left-out',
    'Leaves out the comma between what is said and who says it',
    'A comma stands between the words that are said and the words that tell who says them.',
  ),
  smallLetterInSpeech: mistake(
    'speech-without-capital',
    'Begins what is said with a small letter',
    'What somebody says begins with a capital letter.',
  ),
  smallVerb: mistake(
    'capital-after-speech',
    'Writes asked or said with a capital letter after the words that are said',
    'The sentence goes on after the speech marks, so asked and said begin with a small letter.',
  ),
  tenseNotMoved: mistake(
    'reported-tense-not-moved',
    'Keeps the tense when the words are told later',
    'After said and asked the verb takes one step back, as in am to was and will to would.',
  ),
  personNotChanged: mistake(
    'reported-person-not-changed',
    'Keeps I and my when another person tells the words',
    'I becomes he or she, and my becomes his or her, because somebody else is telling it.',
  ),
  timeNotChanged: mistake(
    'reported-time-not-changed',
    'Keeps today or tomorrow when the words are told later',
    'Today becomes that day and tomorrow becomes the next day, because the words are told later.',
  ),
  questionOrderKept: mistake(
    'reported-question-order',
    'Keeps the word order of the question',
    'A reported question has the order of a plain sentence, as in She asked where the book was.',
  ),
  thatAfterAsked: mistake(
    'that-after-asked',
    'Puts that after asked',
    'After asked comes the question word, or if when there is none. That is for statements.',
  ),
  toLeftOut: mistake(
    'reported-command-without-to',
    'Leaves out to in a reported command',
    'A command is told with to and the plain verb, as in She told him to wait.',
  ),
  toldAndNot: mistake(
    'reported-not-in-wrong-place',
    'Keeps do not in a reported command',
    'Do not becomes not to, as in He told us not to run.',
  ),
};
