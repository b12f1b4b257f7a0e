import type { Results } from '../assignments.api.ts';

export const pupil = (id: number, name: string, more: Partial<Results['pupils'][number]> = {}) => ({
  id,
  name,
  consentMissing: false,
  status: 'Completed' as const,
  percent: 100,
  right: 7,
  asked: 10,
  wrong: [],
  doneBefore: null,
  handIn: null,
  ...more,
});

/** A checkpoint that one pupil has done, with one named mistake. */
export const results = (more: Partial<Results> = {}): Results => ({
  id: 9,
  ref: 'u400-q1',
  kind: 'quiz',
  title: 'Electricity: Checkpoint',
  dueOn: '2026-03-12',
  word: '',
  subject: 'Science',
  class: { id: 5, name: 'P7 Blue', grade: 'Primary 7' },
  whom: 'class',
  group: null,
  closed: false,
  assignedAt: '2026-03-09T08:00:00.000Z',
  counts: { completed: 1, inProgress: 0, tried: 0, notStarted: 0, consentMissing: 1 },
  waiting: 0,
  paper: '',
  answers: '',
  wanted: null,
  remindedToday: false,
  pupils: [
    pupil(7, 'Kato Ibrahim'),
    pupil(8, 'Atim Mercy', { consentMissing: true, status: null, percent: null, right: null, asked: null }),
  ],
  questions: [
    {
      id: 'q1',
      n: 1,
      prompt: 'What comes back?',
      answered: 1,
      right: 0,
      commonWrong: { answer: 'Less current', times: 1, mistake: 'The lamp uses up the current' },
      leftOpen: 0,
    },
    { id: 'q2', n: 2, prompt: 'And then?', answered: 0, right: 0, commonWrong: null, leftOpen: 0 },
  ],
  mistakes: [
    {
      id: 'lamp',
      name: 'The lamp uses up the current',
      help: 'The current goes round.',
      questions: [1],
      pupils: [{ id: 7, name: 'Kato Ibrahim' }],
      lesson: { id: 'u400-l2', title: 'Circuits' },
      practice: null,
      reteach: {
        ask: { prompt: 'What comes back?', choices: ['The same', 'Less'] },
        act: { title: 'A rope', lines: ['Make a ring.'] },
        say: ['The current goes round.'],
        check: { prompt: 'And after two lamps?', choices: [], answer: 'The same' },
      },
    },
  ],
  unnamed: 0,
  comments: ['Show me the switch.'],
  ...more,
});
