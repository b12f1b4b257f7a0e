import { expect, test } from 'vitest';
import { gradeWords } from '#quizzes/grade-words.ts';

type Asked = { asked: string; accepted: string[]; strict?: boolean; inSentence?: true; mistakes?: string[] };

const grade = ({ asked, accepted, strict = false, inSentence, mistakes = [] }: Asked, typed: string) =>
  gradeWords(
    {
      accepted,
      mistakes: mistakes.map((text) => ({ text, misconception: 'named' })),
      ...(inSentence ? { inSentence } : {}),
    },
    typed,
    strict,
    asked,
  );

const written = {
  asked: 'Use the right form of the verb in brackets: I have ________ a letter to my aunt. (write)',
  accepted: ['written'],
  strict: true,
  mistakes: ['wrote'],
};
const washes = {
  asked: 'Write the correct form of the word in brackets: My sister (wash) the plates every evening.',
  accepted: ['washes'],
  strict: true,
};
const tag = { asked: 'Write the question tag: Let us sweep the yard, ______?', accepted: ['shall we'] };
const two = { asked: 'Complete: He sells eggs ______ ______ he can buy books.', accepted: ['so that'] };
const ought = { asked: 'Write the missing word: It is late. We ought ______ go home.', accepted: ['to'] };
const tall = {
  asked: 'Write the opposite of the adjective "short", as in "a short boy".',
  accepted: ['tall'],
};
const seeing = {
  asked: "'I hope to see the islands.' Write the right form of 'see' in the sentence.",
  accepted: ['seeing'],
};

test.each([
  [written, 'I have written a letter to my aunt.', true],
  [written, 'I have writen a letter to my aunt.', false],
  [written, 'I has written a letter to my aunt.', false],
  [written, 'I have written a letter to aunt.', false],
  [written, 'I have not written a letter to my aunt.', false],
  [washes, 'My sister washes the plates every evening', true],
  [washes, 'My sister washs the plates every evening', false],
  [washes, 'My sister washes the plate every evening', false],
  [tag, 'Let us sweep the yard, shall we?', true],
  [tag, 'Let us sweep the yard, shall he?', false],
  [two, 'He sells eggs so that he can buy books.', true],
  [two, 'He sells eggs so he can buy books.', false],
  [ought, 'We ought to go home.', true],
  [ought, 'It is late. We ought to go home.', true],
  [ought, 'We ought too go home.', false],
  [tall, 'a tall boy', true],
  [tall, 'a taller boy', false],
  [seeing, 'I hope to seeing the islands.', true],
])('the blank of %o in %s: %s', (question, typed, correct) => {
  expect(grade(question, typed).correct).toBe(correct);
});

test('a named mistake is found inside its sentence, too', () => {
  expect(grade(written, 'I have wrote a letter to my aunt.').misconception).toBe('named');
});

const mechanic = {
  asked: 'Write one word for: a person who repairs vehicles.',
  accepted: ['mechanic', 'a mechanic'],
  strict: true,
};
const cheap = { asked: "Give the opposite of 'cheap'.", accepted: ['expensive', 'dear'] };
const verb = { asked: 'Which helping verb is missing?', accepted: ['are'] };

test.each([
  [mechanic, 'He is a mechanic.', true],
  [mechanic, 'It is called a mechanic', true],
  [mechanic, 'He is mechanic.', false],
  [mechanic, 'He is an mechanic.', false],
  [mechanic, 'They is a mechanic.', false],
  [mechanic, 'He is not a mechanic.', false],
  [mechanic, 'He is a mecanic.', false],
  [cheap, 'It is expensive.', true],
  [cheap, 'The opposite of cheap is expensive.', true],
  [cheap, 'It is a expensive.', false],
  [cheap, 'It are expensive.', false],
  [verb, 'The missing verb is are.', true],
  [verb, 'The missing verb is is.', false],
])('in English %o: %s: %s', (question, typed, correct) => {
  expect(grade(question, typed).correct).toBe(correct);
});

const yet = { asked: "Write it again with 'yet': He has not come.", accepted: ['He has not yet come.'] };
const rung = { asked: "Write it again with 'just'.", accepted: ['The bell has just rung.'] };
const wheels = { asked: 'Write a sentence.', accepted: ['A bicycle has two wheels.'] };
const going = { asked: "Rewrite with 'going to'.", accepted: ['Nakiru is going to learn swimming.'] };
const train = { asked: 'Rewrite it.', accepted: ['Unless she leaves now, she will miss the train.'] };
const full = { asked: "Write in full: I don't sing.", accepted: ['I do not sing.'] };
const but = { asked: 'Join with but.', accepted: ['Opio is tall, but Ocen is short.'] };
const mr = { asked: 'Write it again.', accepted: ['Mr Mugisha has come home.'] };

test.each([
  [yet, "He hasn't yet come.", true],
  [yet, 'He hasn’t yet come.', true],
  [yet, "He haven't yet come.", false],
  [yet, 'He hasnt yet come.', false],
  [rung, "The bell's just rung.", true],
  [rung, "The bell's just rang.", false],
  [wheels, "A bicycle's two wheels.", false],
  [going, "Nakiru's going to learn swimming.", true],
  [going, 'Nakirus going to learn swimming.', false],
  [train, "Unless she leaves now, she'll miss the train.", true],
  [train, "Unless she leaves now, she'd miss the train.", false],
  [full, "I don't sing.", false],
  [but, 'Opio is tall but Ocen is short', true],
  [but, 'Opio is tall. But Ocen is short.', false],
  [mr, 'Mr. Mugisha has come home.', true],
])('a sentence for %o: %s: %s', (question, typed, correct) => {
  expect(grade(question, typed).correct).toBe(correct);
});

const ladder = {
  asked: "Join with 'in order to': Kato borrowed a ladder. He wanted to climb.",
  accepted: [
    'Kato borrowed a ladder in order to climb.',
    'Kato borrowed a ladder so that he could reach it.',
  ],
};
const brakes = {
  asked: 'Join with as soon as: The driver saw the cow. He braked.',
  accepted: ['As soon as the driver saw the cow, he braked.'],
};
const carefully = { asked: 'Write the rule again.', accepted: ['Cross the road carefully.'] };

test.each([
  [ladder, 'Kato borrowed a lader in order to climb.', false],
  [ladder, 'Kato borowed a ladder in order to climb.', false],
  [brakes, 'As soon as the driver saw the cow, he breaked.', false],
  [brakes, 'As soon as the driver saw the cow, he braked.', true],
  [carefully, 'Cross the road carefuly.', true],
])('in English a printed word is copied without a slip: %o: %s: %s', (question, typed, correct) => {
  expect(grade(question, typed).correct).toBe(correct);
});

const out = { inSentence: true } as const;
const port = { ...out, asked: 'Name the port in Kenya through which goods come.', accepted: ['Mombasa'] };
const label = { ...out, asked: 'The name of a part is called a ________.', accepted: ['label'] };
const observe = { ...out, asked: 'Before you draw a plant, you ________ it.', accepted: ['observe'] };
const key = {
  ...out,
  asked: 'A map has a title, a frame and no key. Which part would explain the symbols?',
  accepted: ['key', 'legend'],
};
const frame = { ...out, asked: 'What is the line around a map?', accepted: ['frame'] };
const gills = { ...out, asked: 'Name the organs with which a fish breathes.', accepted: ['gills'] };
const south = {
  ...out,
  asked: 'In which direction from Uganda does it lie?',
  accepted: ['to the south', 'south'],
};

const milk = {
  ...out,
  asked: 'Which of the two, the tilapia or the hippo, feeds its young on milk?',
  accepted: ['hippo'],
};
const body = { ...out, asked: 'Through what would the current flow?', accepted: ['her body', 'body'] };
const tega = { ...out, asked: 'Write the word that the others answer.', accepted: ['Tega'] };
const rubber = { ...out, asked: 'Name one material that could coat the wire.', accepted: ['rubber'] };
const paper = { ...out, asked: 'Name one paper that he can show.', accepted: ['passport'] };

const elgon = { ...out, asked: 'Name a mountain on the border with Kenya.', accepted: ['Mount Elgon'] };
const nile = { ...out, asked: 'Name the longest river in Africa.', accepted: ['Nile', 'River Nile'] };

test.each([
  [milk, 'Hippos feed their young on milk.', true],
  [milk, 'It is the hippo because it is a mammal.', true],
  [milk, 'It is not the hippo because it is a fish.', false],
  [milk, 'the tilapia because the hippo eats grass', false],
  [body, 'his body', false],
  [tega, 'They answer tega.', true],
  [rubber, 'She can use rubber.', true],
  [rubber, 'She cannot use rubber.', false],
  [rubber, 'She can use rubber and copper.', false],
  [paper, 'his passport', true],
  [elgon, 'Mt. Elgon', true],
  [elgon, 'Mt Elgon', true],
  [elgon, 'mt elgon', true],
  [elgon, 'Mt Kenya', false],
  [nile, 'R. Nile', true],
  [nile, 'R.Nile', true],
  [nile, 'R. Congo', false],
  [nile, 'L. Nile', false],
  [port, 'Mombasa port', true],
  [port, 'the port of Mombasa', true],
  [port, 'Mombasa and Kenya', false],
  [port, 'not Mombasa', false],
  [label, 'labels', true],
  [label, 'table', false],
  [observe, 'observe', true],
  [observe, 'observes', false],
  [key, 'title and key', false],
  [key, 'title, key', false],
  [key, 'title, frame, key', false],
  [key, 'key or legend', true],
  [key, 'the keys', true],
  [frame, 'fram', true],
  [frame, 'flame', false],
  [gills, 'gils', true],
  [gills, 'girls', false],
  [gills, 'Gills and lungs', false],
  [south, 'It lies to the south of Uganda.', true],
  [south, 'It does not lie to the south', false],
])('outside English %o: %s: %s', (question, typed, correct) => {
  expect(grade(question, typed).correct).toBe(correct);
});

test.each([
  ['skale', 'scale'],
  ['sharft', 'shaft'],
  ['exortic', 'exotic'],
  ['anser', 'answer'],
  ['zink', 'zinc'],
  ['moter', 'motor'],
  ['Madagasca', 'Madagascar'],
  ['chuch', 'church'],
  ['hipo', 'hippo'],
  ['cleen', 'clean'],
  ['fotosinthisis', 'photosynthesis'],
  ['vertibrates', 'vertebrate'],
  ['frute', 'fruit'],
  ['reptails', 'reptiles'],
  ['hospitle', 'hospital'],
])('%s sounds like %s, and its spelling is shown', (typed, word) => {
  const question = { ...out, asked: 'Name it.', accepted: [word] };
  expect(grade(question, typed)).toEqual({ correct: true, score: 1, spelt: word });
  expect(grade({ asked: 'Name it.', accepted: [word], strict: true }, typed).correct).toBe(false);
});

test.each([
  ['prize', 'price'],
  ['shift', 'shaft'],
  ['pores', 'spores'],
  ['come', 'comb'],
  ['yoke', 'yolk'],
  ['parts', 'ports'],
  ['beards', 'birds'],
  ['were', 'where'],
  ['car', 'care'],
  ['planes', 'plan'],
  ['emission', 'omission'],
  ['emigration', 'immigration'],
  ['parameter', 'perimeter'],
  ['Baganda', 'Buganda'],
  ['refraction', 'reflection'],
  ['medal', 'meddle'],
  ['principal', 'principle'],
])('%s is another word than %s', (typed, word) => {
  expect(grade({ ...out, asked: 'Name it.', accepted: [word] }, typed).correct).toBe(false);
});
