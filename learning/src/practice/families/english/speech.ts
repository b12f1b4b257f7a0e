/** Direct and reported speech (P5 to P7). */
import { askOne } from '#practice/drafts.ts';
import type { Maker } from '#practice/exercise.ts';
import { withIng } from '#practice/families/english/doings.ts';
import { sentenceMistakes as m } from '#practice/misconceptions/sentences.ts';
import { somebody, twoPeople } from '#practice/places.ts';
import { capital } from '#practice/write.ts';

const sayings = [
  'I am tired',
  'the bus is late',
  'my sister has a new book',
  'we need some water',
  'it is raining again',
  'the hens are in the garden',
  'I can carry the basket',
  'the bell has rung',
] as const;

const questions = [
  'where is the broom',
  'who broke the cup',
  'when does the bus leave',
  'why are you late',
  'what is your name',
  'which road goes to town',
  'how old is the tree',
  'whose pen is this',
] as const;

const speechMarks: Maker = (random, level, place) => {
  const { name } = somebody(random, place);
  const isQuestion = level === 3;
  const words = random.pick(isQuestion ? questions : sayings);
  const said = capital(words);
  const sign = isQuestion ? '?' : '.';
  const behind = level === 1 ? false : level === 2 ? true : random.coin();
  const verb = isQuestion ? 'asked' : 'said';
  const right = behind
    ? `"${said}${isQuestion ? '?' : ','}" ${verb} ${name}.`
    : `${name} ${verb}, "${said}${sign}"`;
  const small = words.slice(0, 1).toLowerCase() + words.slice(1);
  const hasI = words.startsWith('I ');
  return askOne(random, {
    prompt: `Which sentence is written correctly? ${name} ${isQuestion ? 'asks something' : 'says something'}.`,
    right,
    slips: behind
      ? [
          [
            isQuestion ? `"${said}?" Asked ${name}.` : `"${said}" said ${name}.`,
            isQuestion ? m.smallVerb : m.commaLeftOut,
          ],
          [`"${said}${isQuestion ? '?' : ','} ${verb} ${name}."`, m.marksLeftOut],
          [`${said}${isQuestion ? '?' : ','} ${verb} ${name}.`, m.marksLeftOut],
        ]
      : [
          [`${name} ${verb} "${said}${sign}"`, m.commaLeftOut],
          hasI
            ? [`"${name} ${verb}, ${said}${sign}"`, m.marksLeftOut]
            : [`${name} ${verb}, "${small}${sign}"`, m.smallLetterInSpeech],
          [`${name} ${verb}, ${said}${sign}`, m.marksLeftOut],
        ],
    hint: 'Which words does the person say? Put the marks round these words and their sign.',
    explanation: `The marks stand round the words that are said: ${right}`,
    steps: [
      { line: said, why: 'These words are said.' },
      { line: right, why: 'Marks round them, and a sign before the second mark.' },
    ],
  });
};

/** A statement and its reported form: `#` is he or she, `%` is his or her. */
const statements: Readonly<
  Record<number, readonly { says: string; told: string; tense: string; time?: string }[]>
> = {
  1: [
    { says: 'I am tired', told: '# was tired', tense: '# is tired' },
    { says: 'I am looking for my pen', told: '# was looking for % pen', tense: '# is looking for % pen' },
    { says: 'I feel cold', told: '# felt cold', tense: '# feels cold' },
    { says: 'I need my umbrella', told: '# needed % umbrella', tense: '# needs % umbrella' },
    { says: 'I have a headache', told: '# had a headache', tense: '# has a headache' },
    { says: 'I want my supper', told: '# wanted % supper', tense: '# wants % supper' },
  ],
  2: [
    { says: 'I will help my father', told: '# would help % father', tense: '# will help % father' },
    { says: 'I can hear a drum', told: '# could hear a drum', tense: '# can hear a drum' },
    { says: 'I have lost my key', told: '# had lost % key', tense: '# has lost % key' },
    { says: 'I have finished my work', told: '# had finished % work', tense: '# has finished % work' },
    { says: 'I will bring my ball', told: '# would bring % ball', tense: '# will bring % ball' },
    { says: 'I can see my house', told: '# could see % house', tense: '# can see % house' },
  ],
  3: [
    {
      says: 'I will come tomorrow',
      told: '# would come the next day',
      tense: '# will come the next day',
      time: '# would come tomorrow',
    },
    {
      says: 'I am busy today',
      told: '# was busy that day',
      tense: '# is busy that day',
      time: '# was busy today',
    },
    {
      says: 'I am leaving now',
      told: '# was leaving then',
      tense: '# is leaving then',
      time: '# was leaving now',
    },
    {
      says: 'I will sing tonight',
      told: '# would sing that night',
      tense: '# will sing that night',
      time: '# would sing tonight',
    },
    {
      says: 'I am visiting my aunt today',
      told: '# was visiting % aunt that day',
      tense: '# is visiting % aunt that day',
      time: '# was visiting % aunt today',
    },
  ],
};

const reportedSpeech: Maker = (random, level, place) => {
  const { name, they, their } = somebody(random, place);
  const { says, told, tense, time } = random.pick(statements[level] ?? []);
  const filled = (text: string) => `${name} said that ${text.replace('#', they).replace('%', their)}.`;
  const right = filled(told);
  const asIf = `${name} said that ${told.replace('#', 'I').replace('%', 'my')}.`;
  return askOne(random, {
    prompt: `Last week ${name} said, "${says}." Which sentence tells it in reported speech?`,
    pleStyle: 'English A, "Change into indirect speech."',
    right,
    slips: [
      ...(time === undefined ? [] : [[filled(time), m.timeNotChanged] as const]),
      [filled(tense), m.tenseNotMoved],
      [asIf, m.personNotChanged],
    ],
    hint: 'Who is I? And which step back does the verb take?',
    explanation: `I becomes ${they}, and the verb takes one step back into the past: ${right}`,
    steps: [
      { line: `I → ${they}`, why: 'Another person tells it now.' },
      {
        line: `${says} → ${told.replace('#', they).replace('%', their)}`,
        why: 'The verb takes one step back.',
      },
      { line: right },
    ],
  });
};

const reportedQuestions = [
  { asks: 'Where is the broom', told: 'where the broom was', order: 'where was the broom' },
  { asks: 'When does the bus leave', told: 'when the bus left', order: 'when did the bus leave' },
  { asks: 'Why is the gate open', told: 'why the gate was open', order: 'why was the gate open' },
  { asks: 'How old is the tree', told: 'how old the tree was', order: 'how old was the tree' },
  { asks: 'Is the shop open', told: 'if the shop was open', order: 'was the shop open' },
  { asks: 'Are the beans ready', told: 'if the beans were ready', order: 'were the beans ready' },
  { asks: 'Where are the goats', told: 'where the goats were', order: 'where were the goats' },
  { asks: 'Can the baby walk', told: 'if the baby could walk', order: 'could the baby walk' },
] as const;

const commands = [
  { verb: 'wait', rest: 'at the gate' },
  { verb: 'close', rest: 'the window' },
  { verb: 'bring', rest: 'some water' },
  { verb: 'run', rest: 'on the road' },
  { verb: 'sit', rest: 'on the wet grass' },
  { verb: 'open', rest: 'the door' },
  { verb: 'shout', rest: 'in the library' },
  { verb: 'touch', rest: 'the hot pot' },
] as const;

const reportedCommand: Maker = (random, level, place) => {
  const [one, other] = twoPeople(random, place);
  const { verb, rest } = random.pick(commands);
  const forbids = ['run', 'sit', 'shout', 'touch'].includes(verb);
  const whom = other.they === 'he' ? 'him' : 'her';
  const says = forbids ? `Do not ${verb} ${rest}` : `${capital(verb)} ${rest}`;
  const told = (words: string) => `${one.name} told ${level === 1 ? other.name : whom} ${words}.`;
  const right = told(forbids ? `not to ${verb} ${rest}` : `to ${verb} ${rest}`);
  return askOne(random, {
    prompt: `Which sentence tells it in reported speech? "${says}," ${one.name} said to ${other.name}.`,
    pleStyle: 'English A, "Change into indirect speech."',
    right,
    slips: [
      [told(forbids ? `do not ${verb} ${rest}` : `${verb} ${rest}`), forbids ? m.toldAndNot : m.toLeftOut],
      [told(`that ${verb} ${rest}`), m.toLeftOut],
      [
        told(forbids ? `to do not ${verb} ${rest}` : `to ${withIng(verb)} ${rest}`),
        forbids ? m.toldAndNot : m.toLeftOut,
      ],
    ],
    hint: 'A command is told with to and the plain verb.',
    explanation: `A command becomes told, a person, and ${forbids ? 'not to' : 'to'} with the plain verb: ${right}`,
    steps: [
      { line: says, why: 'It is a command.' },
      { line: right, why: forbids ? 'Do not becomes not to.' : 'To and the plain verb.' },
    ],
  });
};

const reportedQuestion: Maker = (random, level, place) => {
  if (level === 1 || (level === 3 && random.coin())) return reportedCommand(random, level, place);
  const { name } = somebody(random, place);
  const { asks, told, order } = random.pick(reportedQuestions);
  const right = `${name} asked ${told}.`;
  return askOne(random, {
    prompt: `Which sentence tells it in reported speech? "${asks}?" asked ${name}.`,
    pleStyle: 'English A, "Change into indirect speech."',
    right,
    slips: [
      [`${name} asked ${order}.`, m.questionOrderKept],
      [`${name} asked that ${told}.`, m.thatAfterAsked],
      [`${name} asked that ${order}.`, m.thatAfterAsked],
    ],
    hint: 'Put the words in the order of a plain sentence.',
    explanation: `A reported question has the order of a plain sentence, and the verb takes one step back: ${right}`,
    steps: [
      { line: `${asks}?`, why: 'These words were asked.' },
      { line: right, why: 'Plain order, and one step back.' },
    ],
  });
};

export const speechMakers = {
  'speech-marks': speechMarks,
  'reported-speech': reportedSpeech,
  'reported-questions': reportedQuestion,
} satisfies Record<string, Maker>;
