import type { TeachingIdea } from '#assistant/learn/ideas/idea.ts';

/** For P1 to P3. */
export const lowerIdeas: readonly TeachingIdea[] = [
  {
    title: 'Sound hunt',
    minutes: 8,
    need: 'nothing',
    steps: [
      'Say a sound, such as /m/.',
      'Pupils point to things that begin with it and say the word.',
      'Draw one of them together and write its first letter.',
    ],
    why: 'Letters become sounds of things they know.',
  },
  {
    title: 'Air writing',
    minutes: 5,
    need: 'nothing',
    steps: [
      'Write a letter or number in the air with your whole arm, with your back to the class.',
      'All write it with you three times and say its sound.',
      'Then write it on the desk with a finger, then in the book.',
    ],
    why: 'The arm learns the way before the pencil does.',
  },
  {
    title: 'Clap the word',
    minutes: 5,
    need: 'nothing',
    steps: [
      'Say a word and clap its parts: ba-na-na.',
      'Pupils clap and count.',
      'Find a longer and a shorter word.',
    ],
    why: 'Hearing the parts of a word is the door to reading.',
  },
  {
    title: 'Picture news',
    minutes: 10,
    need: 'one drawing',
    steps: [
      'Show a drawing or draw something on the board.',
      'Each row says one sentence about it.',
      'Write the best two and read them together, pointing.',
    ],
    why: 'Children read first what they have said themselves.',
  },
  {
    title: 'Finger sums',
    minutes: 6,
    need: 'nothing',
    steps: [
      'Say a number up to ten. Pupils show it with fingers in two ways.',
      'Say one more, one less, double.',
      'Pairs show each other a number that must be made up to ten.',
    ],
    why: 'Number bonds are learnt with what each child has with them.',
  },
  {
    title: 'Story with a gap',
    minutes: 8,
    need: 'nothing',
    steps: [
      'Tell a short story and stop before an important word.',
      'Pupils whisper the word to the neighbour, then all say it.',
      'Let a pupil tell it again and stop at another place.',
    ],
    why: 'They listen for meaning and not only for sounds.',
  },
];
