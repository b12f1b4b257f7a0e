import type { TeachingIdea } from '#assistant/learn/ideas/idea.ts';

/** Ideas for checking what pupils remember, and helping them remember more. */
export const rememberIdeas: readonly TeachingIdea[] = [
  {
    title: 'Three from last time',
    minutes: 5,
    need: 'nothing',
    steps: [
      'Before you say today’s topic, pupils write three things from the last lesson, books closed.',
      'Neighbours compare and add what the other has.',
      'Ask for the point that most pairs had forgotten, and say it together.',
    ],
    why: 'Fetching a thing from memory fixes it better than reading it again.',
  },
  {
    title: 'Thumbs before you go on',
    minutes: 2,
    need: 'nothing',
    steps: [
      'Make one statement about the lesson, true or false.',
      'On your sign everybody shows thumb up or thumb down in front of the chest.',
      'Count the wrong thumbs roughly. More than a quarter means: explain once more in another way.',
    ],
    why: 'In one moment you hear ninety answers and not one.',
  },
  {
    title: 'Exit slip on a scrap',
    minutes: 4,
    need: 'scraps of paper or the last page of the book',
    steps: [
      'In the last minutes each pupil writes one answer to one question of the lesson.',
      'They drop it into a box at the door.',
      'Sort into three heaps: has it, nearly, not yet. Begin tomorrow with the middle heap.',
    ],
    why: 'You plan tomorrow from what they know and not from what you taught.',
  },
  {
    title: 'The wrong answer on the board',
    minutes: 6,
    need: 'chalk',
    steps: [
      'Write a solved question with one common mistake in it. Say that a pupil of another school wrote it.',
      'Pairs look for the mistake for two minutes.',
      'They explain what that pupil was thinking, then mend it.',
    ],
    why: 'It is safe to talk about a mistake that belongs to nobody in the room.',
  },
  {
    title: 'Same question, next week',
    minutes: 3,
    need: 'your plan book',
    steps: [
      'Choose one question of this week and write it at the top of next week’s plan.',
      'Ask it again on that day, without warning.',
      'Ask it a third time after a month.',
    ],
    why: 'Forgetting is slowed by meeting a thing again after a gap.',
  },
  {
    title: 'Brain dump',
    minutes: 5,
    need: 'exercise books',
    steps: [
      'Write the unit’s title in the middle of the board.',
      'Everybody writes all they know about it for three minutes, books closed.',
      'Let them open the book and add what was missing in another colour or underlined.',
    ],
    why: 'Pupils see for themselves what they still have to learn.',
  },
  {
    title: 'Two true, one false',
    minutes: 8,
    need: 'nothing',
    steps: [
      'Each pair writes three sentences about the lesson, one of them false.',
      'Pairs read them out to the next pair.',
      'The next pair names the false one and mends it.',
    ],
    why: 'To write a good false sentence one must know the true one well.',
  },
  {
    title: 'The one-minute teacher',
    minutes: 5,
    need: 'nothing',
    steps: [
      'Choose a small point of the lesson.',
      'One of each pair teaches it to the other for one minute, then they change.',
      'Ask two of those who listened to say it to the class.',
    ],
    why: 'Who has to explain finds the holes in what they know.',
  },
  {
    title: 'Cover and say',
    minutes: 5,
    need: 'the exercise book',
    steps: [
      'Pupils read three lines of their book.',
      'They cover them with a hand and say them in their own words.',
      'They look, and put right what was missing.',
    ],
    why: 'It gives each pupil a way to learn alone at home.',
  },
];
