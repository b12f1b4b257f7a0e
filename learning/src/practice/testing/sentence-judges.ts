/** Checks English sentences by a second method: parses them as a reader would and compares the parts. */
import type { Judge } from '#practice/testing/reading.ts';

const bothOrBut: Judge = (prompt, candidate) => {
  const [, one, first, other, second] = /\? (\w+) is (\w+)\. (\w+) is (\w+)\.$/u.exec(prompt) ?? [];
  if (first !== second) return candidate === `${one} is ${first}, but ${other} is ${second}.`;
  const [, who = '', like] = /^(.+?) are (?:both )?(\w+)\.$/u.exec(candidate) ?? [];
  const hasBoth = candidate.startsWith('Both ') !== candidate.includes(' are both ');
  return hasBoth && who.replace('Both ', '') === `${one} and ${other}` && like === first;
};

/** Which cause leads to which result, by single words of the two sentences. */
const expected: readonly (readonly [reason: string, result: string])[] = [
  ['rained', 'muddy'],
  ['paraffin', 'dark'],
  ['gate', 'ran away'],
  ['bus', 'missed'],
  ['hot', 'cloth'],
  ['hard', 'nobody found'],
  ['well', 'river'],
  ['bridge', 'turned back'],
  ['watered', 'died'],
  ['hole', 'ended'],
];

const joined: Judge = (prompt, candidate) => {
  const [reason = '', second = ''] = (prompt.split('? ')[1] ?? '').toLowerCase().split('. ');
  const result = second.replace(/\.$/u, '');
  const follows = expected.some(([one, other]) => reason.includes(one) && result.includes(other));
  const said = candidate.toLowerCase().replace(/\.$/u, '');
  const good = follows
    ? [`${reason}, so ${result}`, `${result} because ${reason}`]
    : [`${reason}, but ${result}`, `although ${reason}, ${result}`];
  return good.includes(said);
};

/** `will ring` becomes `rings`; all verbs here take a plain s. */
const presentOf = (words: string): string => words.replace(/will (\w+)/u, '$1s');

const soon: Judge = (prompt, candidate) => {
  const [, first = '', then = ''] = /: (.+)\. (.+) at once\.$/u.exec(prompt) ?? [];
  const [begin, follow] = [presentOf(first), then].map((words) => words.toLowerCase());
  return [`as soon as ${begin}, ${follow}.`, `${follow} as soon as ${begin}.`].includes(
    candidate.toLowerCase(),
  );
};

const unlessIsIfNot: Judge = (prompt, candidate) => {
  const [, who = '', pronoun = '', end = ''] =
    /If (\w+) (?:do|does) not .+?, (\w+) (.+)$/u.exec(prompt) ?? [];
  const [, does = ''] = /not (.+?),/u.exec(prompt) ?? [];
  const [verb = '', ...rest] = does.split(' ');
  const studies: Readonly<Record<string, string>> = { study: 'studies' };
  const act = who === 'you' ? does : [studies[verb] ?? `${verb}s`, ...rest].join(' ');
  const good = [
    `unless ${who} ${act}, ${pronoun} ${end}`,
    `${who} ${end.slice(0, -1)} unless ${pronoun} ${act}.`,
  ];
  return good.some((one) => one.toLowerCase() === candidate.toLowerCase());
};

/**
 * Quotation marks in pairs, punctuation before the closing one, a comma between speech and speaker, and
 * correct capitals.
 */
const marked: Judge = (_, candidate) =>
  /^[A-Z]\w* (?:said|asked), "[A-Z][^"]*[.?]"$/u.test(candidate) ||
  /^"[A-Z][^"]*(?:,|\?)" (?:said|asked) [A-Z]\w*\.$/u.test(candidate);

const backwards: readonly (readonly [RegExp, string])[] = [
  [/^I am /u, 'I was '],
  [/^I feel/u, 'I felt'],
  [/^I need/u, 'I needed'],
  [/^I have a /u, 'I had a '],
  [/^I want/u, 'I wanted'],
  [/^I will/u, 'I would'],
  [/^I can/u, 'I could'],
  [/^I have/u, 'I had'],
];

const laterTimes: Readonly<Record<string, string>> = {
  tomorrow: 'the next day',
  today: 'that day',
  now: 'then',
  tonight: 'that night',
};

const reported: Judge = (prompt, candidate) => {
  const [, name, says = ''] = /week (\w+) said, "(.+)\."/u.exec(prompt) ?? [];
  const [from, to] = backwards.find(([one]) => one.test(says)) ?? [/$^/u, ''];
  const told = says
    .replace(from, to)
    .replace(/\b(?:tomorrow|today|now|tonight)$/u, (time) => laterTimes[time] ?? time);
  const as = (they: string, their: string) =>
    `${name} said that ${told.replace(/^I /u, `${they} `).replace(' my ', ` ${their} `)}.`;
  return [as('he', 'his'), as('she', 'her')].includes(candidate);
};

/** Converts reported speech back to direct speech and compares. */
const reportedBack: Judge = (prompt, candidate) => {
  const [, says = '', rest = ''] = /"(.+?)[,?]" (.+)\.$/u.exec(prompt) ?? [];
  const [, name, other] = /^(\w+) said to (\w+)$/u.exec(rest) ?? [];
  if (name !== undefined) {
    const [, who, whom, not, act = ''] =
      /^(\w+) told (\w+) (not )?to (?!do not )(.+)\.$/u.exec(candidate) ?? [];
    const command = not === undefined ? act : `do not ${act}`;
    return who === name && [other, 'him', 'her'].includes(whom) && command === says.toLowerCase();
  }
  const [, asked = ''] = /^\w+ asked (.+)\.$/u.exec(candidate) ?? [];
  const [, word = '', subject = '', verb = '', end = ''] =
    /^(where|when|why|how old|if) (the \w+) (was|were|could|left)(.*)$/u.exec(asked) ?? [];
  const now = { was: 'is', were: 'are', could: 'can', left: 'does' }[verb] ?? '';
  const question = `${word === 'if' ? '' : `${word} `}${now} ${subject}${verb === 'left' ? ' leave' : end}`;
  return question === says.toLowerCase();
};

export const sentenceJudges = {
  'both-and-but': bothOrBut,
  'so-but-because': joined,
  'as-soon-as': soon,
  unless: unlessIsIfNot,
  'speech-marks': marked,
  'reported-speech': reported,
  'reported-questions': reportedBack,
} satisfies Record<string, Judge>;
