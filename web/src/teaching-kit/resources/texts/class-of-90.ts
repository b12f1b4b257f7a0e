import type { Resource } from '../resource.ts';

export const classOf90: Resource = {
  lead: 'Ninety children, one teacher, one board. You cannot hear every child every day, but you can plan so that every child works, speaks and is seen in turn.',
  sections: [
    {
      heading: 'Give the class a shape',
      paragraphs: [
        'Ninety single children are too many to lead. Fifteen groups of six are not. Seat each group together and give it a name that the children choose. Mix strong and slow readers, and boys and girls. Keep the groups for half a term, so that nobody loses time finding a place.',
        'Every group has four jobs, and the jobs move on each Monday: a leader who keeps the group at work, a keeper who collects and hands out books, a timekeeper, and a speaker who answers for the group. Two children help where they are needed. Children who have a job rarely have time for noise.',
        'Leave one path down the middle and one along each wall. A teacher who can reach every bench in ten steps seldom has to shout.',
      ],
    },
    {
      heading: 'Make every child answer',
      paragraphs: ['When one child answers, eighty-nine wait. Use ways in which all answer at once:'],
      list: [
        'Think, pair, share: one quiet minute alone, one minute with the neighbour, then three pairs tell the class.',
        'Show me: each child writes on a slate, or on a piece of box with charcoal, and all hold it up on your sign.',
        'Fingers: ‘Is it answer 1, 2 or 3?’ All show fingers in front of the chest, so that they do not copy.',
        'Stand if you agree: the whole class moves for a moment, and you see at once what to teach again.',
      ],
    },
    {
      heading: 'Mark less, learn more about them',
      paragraphs: [
        'Ninety books at two minutes each are three hours. Choose. Let pairs mark short answers from the board. Read one group of books closely each day: in three weeks of school you have read them all. In the other books look at one question only, the one that shows whether the lesson was understood, and make three piles: understood, nearly, not yet.',
        'Begin the next lesson with the ‘not yet’ pile. Ten minutes with those fifteen children, while the groups practise, are worth more than ninety red ticks.',
      ],
    },
    {
      heading: 'Quiet without a stick',
      paragraphs: [
        'Corporal punishment in school is against the law in Uganda, and it teaches children to hide what they do not know. Routines do the work: one clap pattern that the class repeats, a raised hand that all copy, work on the board before the bell. Praise by name and for something you saw: ‘Atim’s group had its books open first.’ If a child disturbs, walk there, speak low, and talk alone after the lesson.',
      ],
    },
  ],
  checklist: {
    heading: 'Before the bell',
    lines: [
      'The first task is on the board before the children come in.',
      'Every group knows its leader, keeper, timekeeper and speaker of this week.',
      'I know the one question that will tell me who understood.',
      'I know which group’s books I read today.',
      'Children who see or hear badly sit in front.',
      'There is a further task for those who finish first.',
    ],
  },
  copy: {
    heading: 'Group jobs: copy for the wall',
    lines: [
      'LEADER: We begin. We all take part. We finish.',
      'KEEPER: I fetch the books and bring them back.',
      'TIMEKEEPER: I say when half of the time is over.',
      'SPEAKER: I tell the class what we found.',
      'HELPERS: I explain. I do not do it for you.',
      'Our group: ________________    Week from: ____________',
    ],
  },
};
