import type { TeachingIdea } from '#assistant/learn/ideas/idea.ts';

/** Ideas for a class in which nobody is afraid. */
export const careIdeas: readonly TeachingIdea[] = [
  {
    title: 'Greet at the door',
    minutes: 3,
    need: 'nothing',
    steps: [
      'Stand at the door before the first lesson.',
      'Greet each child by name, or let them choose: wave, nod, word.',
      'Watch for one who looks ill, hungry or afraid, and speak to them later alone.',
    ],
    why: 'A child who is seen comes back tomorrow.',
  },
  {
    title: 'Quiet sign',
    minutes: 3,
    need: 'nothing',
    steps: [
      'Agree on one sign, such as a raised hand.',
      'Who sees it raises a hand too and stops talking.',
      'Practise it twice as a game and thank the class for its speed.',
    ],
    why: 'You keep your voice, and nobody is shouted at.',
  },
  {
    title: 'Five praises to one',
    minutes: 5,
    need: 'your plan book',
    steps: [
      'For one lesson make a mark each time you praise and each time you correct.',
      'Praise what was done: ’You checked your sum’, not ’You are clever’.',
      'Try to have five praises for each correction tomorrow.',
    ],
    why: 'Children repeat what is noticed.',
  },
  {
    title: 'The not-yet list',
    minutes: 4,
    need: 'a corner of the board',
    steps: [
      'Write three skills that the class does not have yet.',
      'When most can do one, a pupil crosses it out.',
      'Add a new one.',
    ],
    why: '’Not yet’ says that it will come.',
  },
  {
    title: 'Two minutes for one child',
    minutes: 2,
    need: 'nothing',
    steps: [
      'Choose one child whom you hardly know.',
      'For five days talk with that child for two minutes about anything but marks.',
      'Choose the next child.',
    ],
    why: 'Behaviour and courage grow with being known.',
  },
  {
    title: 'The helpers’ bench',
    minutes: 10,
    need: 'nothing',
    steps: [
      'Pupils who have finished and understood sit on the helpers’ bench.',
      'Others may call a helper, who explains but does not write the answer.',
      'Helpers change with each topic, so that each child is one at some time.',
    ],
    why: 'You get six assistants, and each child is good at something.',
  },
  {
    title: 'Wash, drink, begin',
    minutes: 5,
    need: 'a tippy tap or a jerrycan',
    steps: [
      'Before the first lesson after break all wash hands and drink.',
      'A row captain counts who is still outside.',
      'Begin with one easy question while they come in.',
    ],
    why: 'Healthy, calm children learn, and the lesson starts without shouting.',
  },
];
