import type { TeachingIdea } from '#assistant/learn/ideas/idea.ts';

/** Ideas for letting everybody speak and think in a large class. */
export const talkIdeas: readonly TeachingIdea[] = [
  {
    title: 'Think, whisper, share',
    minutes: 4,
    need: 'nothing',
    steps: [
      'Ask a question and give twenty seconds of silence.',
      'Each pupil whispers the answer to the neighbour.',
      'Then call three names from different rows.',
    ],
    why: 'Quiet children have something ready, and all have spoken once.',
  },
  {
    title: 'Wait five seconds',
    minutes: 1,
    need: 'nothing',
    steps: [
      'Ask a question and count slowly to five before you call anybody.',
      'After the answer wait again for three seconds.',
      'Let a second child say whether they agree and why.',
    ],
    why: 'More children answer, and with longer sentences, when nobody hurries them.',
  },
  {
    title: 'Name sticks',
    minutes: 3,
    need: 'a stick or bottle top for each pupil, with a name or number',
    steps: [
      'Keep all sticks in one tin.',
      'Draw one after each question. The child may say ’I pass to a friend’.',
      'Move drawn sticks to a second tin until all have been called.',
    ],
    why: 'All are asked, and not only the hands at the front.',
  },
  {
    title: 'Row captains',
    minutes: 5,
    need: 'nothing',
    steps: [
      'Each row has a captain for the week, who collects and gives out books.',
      'The captain reports to you: who has no pen, who did not understand.',
      'Change captains every Monday, so that each child leads once.',
    ],
    why: 'Ninety pupils become nine rows that you can reach.',
  },
  {
    title: 'Four corners',
    minutes: 10,
    need: 'the four corners of the room or yard',
    steps: [
      'Give each corner one answer to a question.',
      'Pupils walk, row by row, to the answer they believe in.',
      'One of each corner gives a reason. Whoever is convinced may change corner.',
    ],
    why: 'The body wakes up, and pupils hear reasons and not only answers.',
  },
  {
    title: 'Question chain',
    minutes: 8,
    need: 'nothing',
    steps: [
      'The first pupil answers your question and then asks the next pupil one on the topic.',
      'Go along the row. Who has no question may use one from the book.',
      'Stop after ten and ask which question was the best.',
    ],
    why: 'Making a question is harder than answering one.',
  },
  {
    title: 'Expert groups',
    minutes: 25,
    need: 'the text of a lesson in four parts',
    steps: [
      'Give each of four groups one part to learn well.',
      'Make new groups with one member of each part.',
      'Each expert teaches their part to the new group.',
    ],
    why: 'Every child is needed by the others.',
  },
  {
    title: 'Silent conversation',
    minutes: 8,
    need: 'one sheet or slate for each group',
    steps: [
      'Write a question in the middle of the sheet.',
      'The group answers and comments only in writing, nobody speaks.',
      'Read the best line of each sheet aloud.',
    ],
    why: 'Those who do not like to speak are read as much as the others.',
  },
  {
    title: 'Yes, and',
    minutes: 5,
    need: 'nothing',
    steps: [
      'One pupil answers. The next must begin with ’Yes, and …’ or ’Yes, but …’.',
      'Go on until five have added something.',
      'Write the best full sentence on the board.',
    ],
    why: 'Pupils learn to listen to one another and not only to you.',
  },
];
