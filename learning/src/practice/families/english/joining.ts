/** Two sentences become one: both and but, so and because, as soon as, unless (P4 to P6). */
import { askOne } from '#practice/drafts.ts';
import type { Maker } from '#practice/exercise.ts';
import { withS } from '#practice/families/english/doings.ts';
import { sentenceMistakes as m } from '#practice/misconceptions/sentences.ts';
import { somebody, twoPeople } from '#practice/places.ts';
import { capital } from '#practice/write.ts';

const opposites = [
  ['tall', 'short'],
  ['strong', 'weak'],
  ['quiet', 'talkative'],
  ['young', 'old'],
  ['happy', 'sad'],
  ['polite', 'rude'],
  ['careful', 'careless'],
  ['hungry', 'full'],
] as const;

const pleStyle = 'English A, "Rewrite as one sentence."';

const bothAndBut: Maker = (random, level, place) => {
  const [one, other] = twoPeople(random, place);
  const [first, second] = random.shuffle(random.pick(opposites));
  const alike = level === 1 ? random.int(1, 3) > 1 : random.coin();
  if (first === undefined || second === undefined) return null;
  const said = alike ? first : second;
  const prompt = `Which sentence joins the two well? ${one.name} is ${first}. ${other.name} is ${said}.`;
  const hint = 'Is the same thing true of the two people, or are they different?';
  if (alike) {
    const right =
      level === 3
        ? `${one.name} and ${other.name} are both ${first}.`
        : `Both ${one.name} and ${other.name} are ${first}.`;
    return askOne(random, {
      prompt,
      pleStyle,
      right,
      slips: [
        [right.replace(' are ', ' is '), m.bothWithIs],
        level === 3
          ? [`Both ${one.name}, ${other.name} are ${first}.`, m.bothWithoutAnd]
          : [right.replace(' and ', ' '), m.bothWithoutAnd],
        [`${one.name} is ${first}, but ${other.name} is ${first}.`, m.butForAlike],
      ],
      hint,
      explanation: `The same thing is true of the two, so we use both with are: ${right}`,
      steps: [
        { line: `${first}, ${first}`, why: 'The two are alike.' },
        { line: right, why: 'Both, and, are.' },
      ],
    });
  }
  const right = `${one.name} is ${first}, but ${other.name} is ${second}.`;
  return askOne(random, {
    prompt,
    pleStyle,
    right,
    slips: [
      [`Both ${one.name} and ${other.name} are ${first}.`, m.bothForDifferent],
      [`${one.name} is ${first}, so ${other.name} is ${second}.`, m.soForDifferent],
      [`Both ${one.name} is ${first} and ${other.name} is ${second}.`, m.bothForDifferent],
    ],
    hint,
    explanation: `The two are different, so we join the sentences with but: ${right}`,
    steps: [
      { line: `${first}, ${second}`, why: 'The two are different.' },
      { line: right, why: 'But shows the difference.' },
    ],
  });
};

/** Each reason leads to its result; the surprise is what nobody would expect after the reason. */
const stories = [
  { reason: 'it rained all night', result: 'the road was muddy', surprise: 'the road was dry' },
  { reason: 'the lamp had no paraffin', result: 'the room was dark', surprise: 'the room was bright' },
  { reason: 'the gate was open', result: 'the goats ran away', surprise: 'the goats stayed inside' },
  {
    reason: 'the bus came late',
    result: 'we missed the first lesson',
    surprise: 'we were in time for the first lesson',
  },
  { reason: 'the pot was very hot', result: 'the cook used a cloth', surprise: 'the cook used bare hands' },
  { reason: 'the sum was hard', result: 'nobody found the answer', surprise: 'everybody found the answer' },
  { reason: 'the well was dry', result: 'we went to the river for water', surprise: 'we had enough water' },
  {
    reason: 'the bridge was broken',
    result: 'the lorry turned back',
    surprise: 'the lorry crossed the river',
  },
  { reason: 'nobody watered the beans', result: 'the plants died', surprise: 'the plants grew well' },
  { reason: 'the ball had a hole', result: 'the game ended early', surprise: 'the game went on' },
] as const;

const joiningWords: Maker = (random, level) => {
  const { reason, result, surprise } = random.pick(stories);
  const isSurprise = level > 1 && random.coin();
  const second = isSurprise ? surprise : result;
  const words = {
    so: `${capital(reason)}, so ${second}.`,
    but: `${capital(reason)}, but ${second}.`,
    because: `${capital(second)} because ${reason}.`,
    turned: `${capital(reason)} because ${second}.`,
    although: `Although ${reason}, ${second}.`,
    twice: `Although ${reason}, but ${second}.`,
  };
  const late = level === 3;
  const turned = random.coin();
  const right = isSurprise ? words[late ? 'although' : 'but'] : words[late || turned ? 'because' : 'so'];
  return askOne(random, {
    prompt: `Which sentence joins the two well? ${capital(reason)}. ${capital(second)}.`,
    pleStyle,
    right,
    slips: isSurprise
      ? [
          ...(late ? [[words.twice, m.althoughWithBut] as const] : []),
          [words.so, m.reasonForSurprise],
          [words.because, m.reasonForSurprise],
          [words.turned, m.reasonForSurprise],
        ]
      : [
          [words.turned, m.causeAndResultSwapped],
          [words.but, m.butForReason],
          [words.although, m.butForReason],
        ],
    hint: isSurprise ? 'Would you expect it, or is it a surprise?' : 'Which of the two is the reason?',
    explanation: isSurprise
      ? `After the first sentence we would expect something else. It is a surprise: ${right}`
      : `The first sentence is the reason for the second: ${right}`,
    steps: [
      { line: `${capital(reason)}.`, why: isSurprise ? 'What do we expect now?' : 'This is the reason.' },
      { line: `${capital(second)}.`, why: isSurprise ? 'This is a surprise.' : 'This is the result.' },
      { line: right },
    ],
  });
};

/** First event and immediate result: past, present form and future. */
const rows = [
  { past: 'the bell rang', now: 'the bell rings', will: 'the bell will ring' },
  { past: 'the bus stopped', now: 'the bus stops', will: 'the bus will stop' },
  { past: 'the light turned green', now: 'the light turns green', will: 'the light will turn green' },
  { past: 'the rain ended', now: 'the rain ends', will: 'the rain will end' },
  { past: 'the teacher came', now: 'the teacher comes', will: 'the teacher will come' },
] as const;
const followers = [
  { past: 'we crossed the road', now: 'we cross the road', will: 'we shall cross the road' },
  { past: 'the children stood up', now: 'the children stand up', will: 'the children will stand up' },
  { past: 'they went home', now: 'they go home', will: 'they will go home' },
  { past: 'he opened his book', now: 'he opens his book', will: 'he will open his book' },
  { past: 'she began to sing', now: 'she begins to sing', will: 'she will begin to sing' },
] as const;

const asSoonAs: Maker = (random, level) => {
  const [first, then] = [random.pick(rows), random.pick(followers)];
  const isPast = level === 1 ? true : level === 2 ? false : random.coin();
  const [begin, follow] = isPast ? [first.past, then.past] : [first.now, then.will];
  const told = isPast ? [first.past, then.past] : [first.will, then.will];
  const behind = level === 3;
  const join = (a: string, b: string) =>
    behind ? `${capital(b)} as soon as ${a}.` : `As soon as ${a}, ${b}.`;
  const right = join(begin, follow);
  return askOne(random, {
    prompt: `Rewrite as one sentence with as soon as: ${capital(told[0] ?? '')}. ${capital(told[1] ?? '')} at once.`,
    pleStyle,
    right,
    slips: isPast
      ? [
          [join(follow, begin), m.asSoonOrder],
          [join(first.now, then.past), m.tensesMixed],
          [join(first.past, then.now), m.tensesMixed],
        ]
      : [
          [join(first.will, then.will), m.willAfterAsSoon],
          [join(then.now, first.will), m.asSoonOrder],
          [join(first.past, then.will), m.tensesMixed],
        ],
    hint: 'Which action comes first? It stands after as soon as.',
    explanation: isPast
      ? `The first action stands after as soon as, and both verbs are past: ${right}`
      : `After as soon as we use the present for the future: ${right}`,
    steps: [
      { line: `as soon as ${begin}`, why: 'This happens first.' },
      { line: right, why: 'The other action follows at once.' },
    ],
  });
};

/** A condition, and the result without it. */
const conditions = [
  { does: 'look both ways', not: 'will not see the lorry', well: 'will see the lorry' },
  { does: 'wear a helmet', not: 'will not be safe', well: 'will be safe' },
  { does: 'leave now', not: 'will miss the bus', well: 'will catch the bus' },
  { does: 'study hard', not: 'will not pass', well: 'will pass' },
  { does: 'boil the water', not: 'will fall sick', well: 'will stay healthy' },
  { does: 'water the seeds', not: 'will have no harvest', well: 'will have a good harvest' },
  { does: 'slow down', not: 'will not stop in time', well: 'will stop in time' },
  { does: 'close the gate', not: 'will lose the goats', well: 'will keep the goats' },
] as const;

const unless: Maker = (random, level, place) => {
  const { does, not, well } = random.pick(conditions);
  const one = level > 1 && random.coin();
  const { name, they } = somebody(random, place);
  const [verb = '', ...rest] = does.split(' ');
  const [who, pronoun, act] = one ? [name, they, [withS(verb), ...rest].join(' ')] : ['you', 'you', does];
  const negative = one ? `does not ${does}` : `do not ${does}`;
  const join = (part: string, end: string) =>
    level === 3
      ? `${capital(who)} ${end} unless ${pronoun} ${part}.`
      : `Unless ${who} ${part}, ${pronoun} ${end}.`;
  const right = join(act, not);
  return askOne(random, {
    prompt: `Rewrite with unless: If ${who} ${negative}, ${pronoun} ${not}.`,
    pleStyle,
    right,
    slips: [
      [join(negative, not), m.unlessWithNot],
      [join(act, well), m.unlessIsIf],
      [join(`will ${does}`, not), m.unlessWill],
    ],
    hint: 'Unless means if not. Which word is no longer needed?',
    explanation: `Unless already means if not, so not goes out of that part: ${right}`,
    steps: [
      { line: 'if … not → unless', why: 'Unless takes the place of if and not.' },
      { line: right, why: 'The other part stays as it was.' },
    ],
  });
};

export const joiningMakers = {
  'both-and-but': bothAndBut,
  'so-but-because': joiningWords,
  'as-soon-as': asSoonAs,
  unless,
} satisfies Record<string, Maker>;
