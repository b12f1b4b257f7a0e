import type { TeachingIdea } from '#assistant/learn/ideas/idea.ts';

/** Ideas that use things at hand. */
export const handsOnIdeas: readonly TeachingIdea[] = [
  {
    title: 'Bottle-top numbers',
    minutes: 15,
    need: 'bottle tops or stones',
    steps: [
      'Each pair gets twenty bottle tops.',
      'Say a sum or a number. They lay it on the desk.',
      'They write beside it what they laid.',
    ],
    why: 'Hands first, then the sign: the number gets a meaning.',
  },
  {
    title: 'Word wall from boxes',
    minutes: 10,
    need: 'an old box, charcoal or marker',
    steps: [
      'Cut a box into cards. After each lesson write its three key words.',
      'Hang them where all can see.',
      'Begin lessons by pointing: who can use this word in a sentence?',
    ],
    why: 'Words that are seen every day are not forgotten.',
  },
  {
    title: 'Lesson under the tree',
    minutes: 30,
    need: 'a safe place outside',
    steps: [
      'Find something of your topic outside: shapes, plants, shadows, distances.',
      'Groups look for it for ten minutes and draw or count.',
      'Come together and compare.',
    ],
    why: 'What was found by oneself is believed.',
  },
  {
    title: 'The string and the shadow',
    minutes: 15,
    need: 'a string of one metre with knots',
    steps: [
      'Knot a string at each ten centimetres.',
      'Groups first guess and then measure: desk, door, shadow, step.',
      'Write guess and measure side by side.',
    ],
    why: 'Guessing before measuring builds a feeling for size.',
  },
  {
    title: 'Draw it without words',
    minutes: 10,
    need: 'chalk, slates or the ground',
    steps: [
      'Pupils draw today’s main point with no word in it.',
      'They change drawings and say what the other means.',
      'Whoever drew it adds three labels.',
    ],
    why: 'A drawing shows what a child understood even when the words are missing.',
  },
  {
    title: 'Market in the classroom',
    minutes: 25,
    need: 'empty packets, slips of paper as money',
    steps: [
      'Set up four stalls from empty packets with true prices.',
      'Half of the class sells, half buys with a list and a budget.',
      'Change, then talk about who spent least and how they counted.',
    ],
    why: 'Sums, speaking and honesty in one lesson.',
  },
  {
    title: 'Timeline on a rope',
    minutes: 15,
    need: 'a rope or line in the sand, slips',
    steps: [
      'Write events or steps on slips, one for each group.',
      'Groups stand along the rope in the right order.',
      'The class checks, and each group says one sentence.',
    ],
    why: 'Order and distance in time can be seen and walked.',
  },
  {
    title: 'Chalk on the floor',
    minutes: 10,
    need: 'chalk or a stick in the sand',
    steps: [
      'Draw a number line, a map or a circle of a cycle on the ground.',
      'Pupils step on it and say where they are.',
      'The others give the next command.',
    ],
    why: 'Large movements help small children to remember.',
  },
  {
    title: 'A class book',
    minutes: 20,
    need: 'one exercise book',
    steps: [
      'Each week one group writes one page about what the class learnt, with a drawing.',
      'Read it aloud on Friday.',
      'Keep it where pupils may take it to read.',
    ],
    why: 'In a school with few books the class writes its own.',
  },
];
