import type { TeachingIdea } from '#assistant/learn/ideas/idea.ts';

/** For P4 to P7. */
export const upperIdeas: readonly TeachingIdea[] = [
  {
    title: 'Mark like an examiner',
    minutes: 15,
    need: 'one answered question on the board',
    steps: [
      'Write a question of Section B with its marks and an answer of a pupil you made up.',
      'Groups give marks and say for what.',
      'Show the marking guide and compare.',
    ],
    why: 'Who knows where marks come from writes better answers.',
  },
  {
    title: 'Question words',
    minutes: 8,
    need: 'the last paper or the checkpoint',
    steps: [
      'Collect the first words of ten questions: name, state, give a reason, calculate, how.',
      'For each, agree what a full answer needs.',
      'Write it as a table in the book.',
    ],
    why: 'Many marks are lost by answering another question than was asked.',
  },
  {
    title: 'Show the way, hide the sum',
    minutes: 8,
    need: 'chalk',
    steps: [
      'Write a full working, but cover the numbers of one line.',
      'Pupils find the hidden numbers from the lines around it.',
      'They make one for the neighbour.',
    ],
    why: 'They read working as a chain of reasons.',
  },
  {
    title: 'Pupils set the paper',
    minutes: 20,
    need: 'exercise books',
    steps: [
      'Each group writes two questions with answers and marks about the topic.',
      'Groups exchange and solve.',
      'Take the best ones into your next test.',
    ],
    why: 'Writing a fair question needs the whole topic.',
  },
  {
    title: 'Read the graph of the week',
    minutes: 8,
    need: 'chalk',
    steps: [
      'Draw a small table or graph: rain, pupils present, market prices.',
      'Ask what it shows, what changed most and what it does not show.',
      'Let a pupil bring the figures of next week.',
    ],
    why: 'Reading figures is asked in three papers, and in life.',
  },
  {
    title: 'Newspaper minute',
    minutes: 8,
    need: 'an old newspaper or a radio story that pupils heard',
    steps: [
      'One pupil tells a piece of news in three sentences.',
      'The class finds the place on a map or its link with a lesson.',
      'Ask how one could check whether it is true.',
    ],
    why: 'Social Studies becomes about the world in which they live.',
  },
];
