// The documented placeholder for an unwritten reading (spec 1 §2.7): a short true text chosen by words of the
// title. It is content, which is in English until it is translated as a whole.
import type { Reading } from '@afrolearn/learning/lessons/lesson.ts';
import type { Question } from '@afrolearn/learning/quizzes/questions.ts';
import tree from '#ui/pictures/illustrations/class-tree.svg?no-inline';
import girl from '#ui/pictures/illustrations/girl-reading.svg?no-inline';
import hands from '#ui/pictures/illustrations/hands-help.svg?no-inline';
import market from '#ui/pictures/illustrations/market.svg?no-inline';

/** The displayed fields of a reading. */
export type ReadingText = Pick<
  Reading,
  | 'overview'
  | 'text'
  | 'keyPoints'
  | 'quote'
  | 'whyItMatters'
  | 'tryThis'
  | 'keyTerms'
  | 'quickCheck'
  | 'figures'
  | 'misconceptions'
>;

type Topic = 'geography' | 'history' | 'values' | 'any';

const single = (
  id: string,
  prompt: string,
  right: string,
  wrong: readonly [string, string],
  explanation: string,
): Question => ({
  id,
  kind: 'single',
  prompt,
  explanation,
  difficulty: 1,
  lesson: null,
  options: [
    { text: wrong[0], right: false },
    { text: right, right: true },
    { text: wrong[1], right: false },
  ],
});

const paragraph = (text: string) => ({ kind: 'paragraph' as const, line: [{ text }] });

type Draft = {
  picture: string;
  overview: string;
  keyPoints: readonly string[];
  text: readonly string[];
  quote: ReadingText['quote'];
  whyItMatters: string;
  tryThis: string;
  quickCheck: readonly [Question, Question];
};

const drafts: Readonly<Record<Topic, Draft>> = {
  geography: {
    picture: market,
    overview: 'The land, the water and the weather of a place shape how its people live.',
    keyPoints: [
      'A map shows where places are.',
      'Hills, lakes and rain decide what grows.',
      'People change the land, and the land changes people.',
    ],
    text: [
      'Stand outside and look around. Is the land flat or hilly? Is there a swamp, a river or a lake near you? Each of these tells something about the work that people do.',
      'Near a lake people fish. On cool hills they grow tea or coffee. Where rain is little they keep cattle and move with them. The same country has many faces.',
    ],
    quote: { text: 'The one who travels learns.', from: 'A saying heard in many parts of Africa' },
    whyItMatters:
      'Who knows the land can plan: where to plant, where to build, and where water can be found.',
    tryThis: 'Draw a map of the way from your home to school. Mark a tree, a road and a place with water.',
    quickCheck: [
      single(
        'stand-in-g1',
        'What does a map show?',
        'where places are',
        ['how old people are', 'what people say'],
        'A map is a drawing of a place from above.',
      ),
      single(
        'stand-in-g2',
        'Why do many people near a lake fish?',
        'because fish live in the lake',
        ['because lakes have no rain', 'because fish grow on hills'],
        'People use what the land and the water near them give.',
      ),
    ],
  },
  history: {
    picture: tree,
    overview: 'The past lives on in stories, in buildings and in the things that we keep.',
    keyPoints: [
      'History is what people did before us.',
      'Elders, books and old things tell of it.',
      'We compare stories to find out what is true.',
    ],
    text: [
      'Long before there were books in our villages, elders told what had happened. Children listened, and told it again when they were old. So a story could travel for hundreds of years.',
      'Today we also read letters and look at tools, pots and buildings. When two stories differ, we ask: who told it, and how could they know?',
    ],
    quote: {
      text: 'When an elder dies, a library burns.',
      from: 'After Amadou Hampâté Bâ, writer from Mali',
    },
    whyItMatters: 'Who knows what was tried before does not need to make the same mistake again.',
    tryThis:
      'Ask the oldest person you know: what was school like when you were young? Write down three things.',
    quickCheck: [
      single(
        'stand-in-h1',
        'Who can tell us about the past?',
        'elders who remember it',
        ['nobody at all', 'only the radio'],
        'Elders saw much of what happened, and heard more from their own elders.',
      ),
      single(
        'stand-in-h2',
        'Two stories about one event differ. What do you do?',
        'ask how each teller could know',
        ['believe the longer one', 'forget both'],
        'We look for who was there and for other signs of what happened.',
      ),
    ],
  },
  values: {
    picture: hands,
    overview: 'A value is something that we hold to be good, and that we show by what we do.',
    keyPoints: [
      'Honesty, respect and sharing are values.',
      'Values are seen in small deeds.',
      'Good neighbours may believe different things.',
    ],
    text: [
      'You find a coin on the path. You could keep it, or ask who lost it. What you choose shows what you value.',
      'In our villages and towns people of many faiths and languages live side by side. They greet each other, help at a burial and rejoice at a wedding. Respect makes this possible.',
    ],
    quote: { text: 'I am because we are.', from: 'A saying about Ubuntu, from southern Africa' },
    whyItMatters: 'Where people can trust each other, everyone lives more safely and works better.',
    tryThis: 'Do one kind thing today without telling anybody. Think about how it felt.',
    quickCheck: [
      single(
        'stand-in-v1',
        'What shows that somebody is honest?',
        'She gives back what she found.',
        ['She says that she is.', 'She speaks loudly.'],
        'Values are seen in what we do.',
      ),
      single(
        'stand-in-v2',
        'Your neighbour has another faith. What is respect?',
        'greeting and listening to each other',
        ['never meeting', 'making fun of it'],
        'Respect means that both are treated well.',
      ),
    ],
  },
  any: {
    picture: girl,
    overview: 'Good readers ask before they read, look while they read, and tell after they have read.',
    keyPoints: [
      'Look at the title and guess what comes.',
      'Stop when a word is new, and find out what it means.',
      'Tell somebody what you read.',
    ],
    text: [
      'Before you begin, ask yourself: what do I know about this already? A question in your head makes you read with open eyes.',
      'When you have finished, close the page and say it in your own words. What you can tell, you have understood.',
    ],
    quote: { text: 'Little by little, the bird builds its nest.', from: 'A proverb' },
    whyItMatters: 'Who reads well can learn anything, with or without a teacher.',
    tryThis:
      'Write down three things that you already know about this unit, and one that you want to find out.',
    quickCheck: [
      single(
        'stand-in-a1',
        'What do good readers do before they read?',
        'They ask what they know already.',
        ['They count the pages.', 'They skip the title.'],
        'A question in your head helps you to understand.',
      ),
      single(
        'stand-in-a2',
        'How can you see that you have understood?',
        'You can tell it in your own words.',
        ['You have reached the last line.', 'You read it very fast.'],
        'What you can tell, you have understood.',
      ),
    ],
  },
};

const words: readonly (readonly [Topic, RegExp])[] = [
  ['history', /histor|past|independ|colon|kingdom|migrat|leader|ancest|war\b|trade|origin|long ago|govern/i],
  [
    'geography',
    /geograph|map|land|climate|weather|river|lake|mountain|vegetation|soil|region|country|continent|africa|environment|resource|transport|district/i,
  ],
  [
    'values',
    /value|honest|respect|peace|faith|god|prayer|worship|relig|moral|right|duty|responsib|famil|sharing|friend/i,
  ],
];

/** Chosen by the title; for a generic one ('Reading 1') by the unit's title. */
export const placeholderReading = (
  title: string,
  unitTitle: string,
  subject: string,
): ReadingText & { picture: string } => {
  const topicOf = (text: string) => words.find(([, pattern]) => pattern.test(text))?.[0];
  const draft = drafts[topicOf(title) ?? topicOf(`${unitTitle} ${subject}`) ?? 'any'];
  return {
    ...draft,
    text: draft.text.map(paragraph),
    tryThis: [paragraph(draft.tryThis)],
    keyTerms: [],
    figures: {},
  };
};
