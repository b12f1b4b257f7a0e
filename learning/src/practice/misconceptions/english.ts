import { mistake } from '#practice/misconceptions/mistake.ts';

/** Mistakes with forms of verbs. */
export const verbMistakes = {
  sLeftOut: mistake(
    's-left-out-after-he',
    'Leaves out the s after he or she',
    'One other person does it, so the verb takes an s, as in he helps, she shares, he has.',
  ),
  sAdded: mistake(
    's-added-after-they',
    'Adds an s after they or two names',
    'After they, we, you and I the verb has no s, as in they help.',
  ),
  esMissed: mistake(
    'es-or-ies-missed',
    'Adds only an s where es or ies is needed',
    'After sh, ch, s, x and o add es, as in washes. A consonant and y become ies, as in carries.',
  ),
  ingForDaily: mistake(
    'ing-for-every-day',
    'Uses the ing form for what happens every day',
    'Every day needs the present simple, as in she washes. The ing form with is tells what happens now.',
  ),
  pastForDaily: mistake(
    'past-for-every-day',
    'Uses the past form for what happens every day',
    'Every day is still going on, so we use the present simple, as in she washes. She washed tells us that it is over.',
  ),
  presentForPast: mistake(
    'present-for-past',
    'Keeps the present form for what is over',
    'Yesterday, last week and two days ago are over, so the verb takes its past form, as in washed or went.',
  ),
  edOnEveryVerb: mistake(
    'ed-on-every-verb',
    'Adds -ed without looking at the verb',
    'Some verbs change in their own way, as in ate and bought. A consonant and y become ied, as in carried.',
  ),
  thirdForPast: mistake(
    'third-form-for-past',
    'Uses the third form without have',
    'The third form, such as seen or eaten, needs have or has. Alone we say saw or ate.',
  ),
  pastAfterDid: mistake(
    'past-after-did',
    'Uses the past form after did',
    'Did already tells the past, so the verb after it stays plain, as in did not wash.',
  ),
  sAfterDid: mistake(
    's-after-did',
    'Adds an s or -ing after did',
    'After did the verb stays plain for everybody, as in he did not eat.',
  ),
  pastAfterHave: mistake(
    'past-form-after-have',
    'Uses the past simple after have or has',
    'After have and has we need the third form, as in has gone, has eaten, has broken.',
  ),
  hasHaveMixed: mistake(
    'has-have-mixed',
    'Mixes up has and have',
    'He, she and it take has. I, you, we and they take have.',
  ),
  haveLeftOut: mistake(
    'have-left-out',
    'Leaves out have or has',
    'The present perfect has two parts. The first is have or has.',
  ),
  plainAfterHave: mistake(
    'verb-plain-after-have',
    'Uses the plain verb after have or has',
    'After have and has the verb takes its third form, such as washed or written.',
  ),
  perfectWithPast: mistake(
    'perfect-with-past-time',
    'Uses have with a finished time such as yesterday',
    'With yesterday, last week or in 2020 use the past simple. The present perfect gives no finished time.',
  ),
  timeWordMissed: mistake(
    'time-word-missed',
    'Does not let the time words choose the tense',
    'Find the time words first. Every day, now, yesterday, already and tomorrow each ask for a tense of their own.',
  ),
  willForPlan: mistake(
    'will-for-settled-plan',
    'Uses will for a plan that was made before',
    'A plan that is already made takes going to. Will is for what you decide while you speak, for promises and for offers.',
  ),
  goingWithoutBe: mistake(
    'going-to-without-be',
    'Leaves out am, is or are before going to',
    'Going to always needs am, is or are before it, as in I am going to visit my aunt.',
  ),
  verbChanged: mistake(
    'verb-changed-after-to-or-will',
    'Changes the verb after going to or will',
    'After going to and after will the verb stays plain, as in will go and going to help.',
  ),
  willWithTo: mistake(
    'will-with-to',
    'Puts to after will',
    'Will comes directly before the verb, as in She will come. There is no to between them.',
  ),
};

/** Mistakes with nouns, articles and adjectives. */
export const nounMistakes = {
  onlyS: mistake(
    'plural-with-s-only',
    'Adds only an s where the plural needs more',
    'After s, sh, ch and x add es, as in boxes. A consonant and y become ies, as in ladies.',
  ),
  sIsEnough: mistake(
    'es-where-s-is-enough',
    'Adds es or ies where an s is enough',
    'Most nouns take only an s. After a vowel and y it is an s too, as in boys.',
  ),
  fKept: mistake(
    'plural-keeps-f',
    'Keeps the f in the plural of leaf, knife or wolf',
    'Many nouns in f or fe change to ves, as in leaves and knives.',
  ),
  vesOnRoof: mistake(
    'ves-for-every-f',
    'Changes every f to ves',
    'Some nouns keep their f, as in roofs, chiefs and cliffs.',
  ),
  oWithoutE: mistake(
    'plural-o-without-e',
    'Leaves out the e after an o',
    'Many nouns in o take es, as in mangoes, potatoes and heroes.',
  ),
  oWithE: mistake(
    'es-for-every-o',
    'Adds es to every noun in o',
    'Short words and words from music take only an s, as in photos and radios.',
  ),
  sOnIrregular: mistake(
    's-on-irregular-plural',
    'Adds an s to a noun that changes in its own way',
    'Some nouns change inside, as in man and men, foot and feet. Learn them by heart.',
  ),
  pluralTwice: mistake(
    'plural-made-twice',
    'Adds an s to a word that is plural already',
    'Children, men and sheep already mean many. They take no s.',
  ),
  notChanged: mistake(
    'plural-not-changed',
    'Leaves the noun as it was for one',
    'Two or more need the plural. Only a few nouns, such as sheep and deer, stay the same.',
  ),
  sOnLaw: mistake(
    'plural-at-the-wrong-word',
    'Puts the s at the end of a noun of several words',
    'The main word becomes plural. Ask who there are two of: sisters-in-law are sisters.',
  ),
  aForAn: mistake(
    'a-before-vowel-sound',
    'Uses a before a vowel sound',
    'Say the next word aloud. Before a vowel sound we say an, as in an egg and an hour.',
  ),
  anForA: mistake(
    'an-before-consonant-sound',
    'Uses an before a consonant sound',
    'Say the next word aloud. A uniform begins with the sound of you, so it takes a.',
  ),
  aWithMany: mistake(
    'article-a-with-many',
    'Puts a or an before a plural',
    'A and an mean one. Before many things they cannot stand.',
  ),
  articleAfterAdjective: mistake(
    'article-after-adjective',
    'Puts a or an behind the adjective',
    'The article comes first, then the adjective and then the noun, as in an old bicycle.',
  ),
  aForTheOnly: mistake(
    'a-for-the-only-one',
    'Uses a for a thing of which there is only one',
    'There is only one sun and one sky. Everybody knows which one, so say the.',
  ),
  theLeftOut: mistake(
    'the-left-out',
    'Leaves out the where one certain thing is meant',
    'When we know which one is meant, the noun needs the.',
  ),
  aForKnown: mistake(
    'a-for-a-known-thing',
    'Says a again for a thing that we know by now',
    'The first time a thing is new, so say a. After that we know which one is meant, so say the.',
  ),
  theForNew: mistake(
    'the-for-a-new-thing',
    'Uses the for a thing that nobody has spoken of yet',
    'The first time say a or an. The second time we know it, so say the.',
  ),
  colourBeforeSize: mistake(
    'colour-before-size',
    'Puts colour before size',
    'Colour comes next to the noun. Size comes before it, as in big brown eyes.',
  ),
  opinionNotFirst: mistake(
    'opinion-not-first',
    'Does not put the opinion first',
    'What somebody thinks comes first, as in a nice new shirt or a kind old man.',
  ),
  queueMixed: mistake(
    'adjective-queue-mixed',
    'Mixes up the queue of adjectives',
    'Remember: Our Sister Sings A Chorus. Opinion, size, shape, age, colour, and then the noun.',
  ),
  adjectiveAfterNoun: mistake(
    'adjective-after-noun',
    'Puts the adjective after the noun',
    'In English the adjective comes before the noun, as in a kind girl. Many of our languages do it the other way round.',
  ),
  vehicleOrder: mistake(
    'adjective-order-vehicle',
    'Puts adjectives in the wrong order',
    'Size comes first, then age, then colour, and the noun comes last.',
  ),
};
