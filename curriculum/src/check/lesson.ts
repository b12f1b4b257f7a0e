import type { Lesson } from '@afrolearn/learning/lessons/lesson.ts';
import { sentencesOf } from '@afrolearn/learning/lessons/words.ts';
import { checkBeats } from '#check/beats.ts';
import { boundsOf, isWithin, scenesOfLesson } from '#check/bounds.ts';
import { checkAverage, checkSentences, checkWords } from '#check/prose.ts';
import { checkQuestion } from '#check/questions.ts';
import { checkTouch } from '#check/touch.ts';
import { checkVisual, type Say } from '#check/visuals.ts';
import type { Tell } from '#findings.ts';
import type { Doc } from '#load/content.ts';

const titles = { objectives: 'Objectives', remember: 'Remember', quickCheck: 'Quick check' } as const;

const counts = { objectives: [1, 4], remember: [3, 3], quickCheck: [2, 2] } as const;

const checkScenes = ({ scenes, figures }: Lesson, most: number, say: Say): void => {
  if (!isWithin(scenes.length, scenesOfLesson)) {
    say('scenes', `An explainer has ${scenesOfLesson.join(' to ')} scenes; this one has ${scenes.length}.`);
  }
  const listing = scenes.filter(({ visual }) => visual.kind === 'points').length;
  if (listing > scenes.length / 3)
    say('scenes', `${listing} scenes only list points; show pictures, steps or maps.`);
  const names = new Set<string>();
  scenes.forEach((scene, index) => {
    const { name, narration, visual } = scene;
    const told = sentencesOf(narration).length;
    if (told === 0) say(`scenes.${index}`, `The scene '${name}' has no narration.`);
    if (told > most)
      say(`scenes.${index}.narration`, `A scene tells ${most} sentences at most; this one tells ${told}.`);
    if (names.has(name)) say(`scenes.${index}`, `Two scenes are named '${name}'.`);
    names.add(name);
    const sayHere: Say = (path, message) =>
      say(path === '' ? `scenes.${index}.visual` : `scenes.${index}.visual.${path}`, message);
    checkVisual(visual, sayHere);
    checkBeats(scene, figures, sayHere);
    if (visual.kind === 'touch') checkTouch(visual.touch, figures, sayHere);
  });
};

export const checkLesson = (
  { source, content }: Doc<Lesson>,
  named: ReadonlySet<string>,
  tell: Tell,
): void => {
  const { level, scenes, keyTerms, quickCheck } = content;
  const bounds = boundsOf[level];
  const say: Say = (path, message) => tell(source, path, message);

  const [folder] = source.file.split('/').slice(-2);
  if (Number(folder?.slice(0, 2)) !== content.n) {
    say(
      'front.lesson',
      `The folder '${folder}' must begin with the lesson's number, ${String(content.n).padStart(2, '0')}.`,
    );
  }
  for (const part of ['objectives', 'remember', 'quickCheck'] as const) {
    const [least, most] = counts[part];
    if (!isWithin(content[part].length, [least, most])) {
      const wanted = least === most ? `${least}` : `${least} to ${most}`;
      say(part, `'${titles[part]}' must have ${wanted} entries; here are ${content[part].length}.`);
    }
  }
  if (!isWithin(keyTerms.length, [3, bounds.newWords[1]])) {
    say(
      'keyTerms',
      `At ${level} a lesson has 3 to ${bounds.newWords[1]} key terms; here are ${keyTerms.length}.`,
    );
  }
  for (const part of ['overview', 'talkAtHome', 'tryThis', 'explore'] as const) {
    if (content[part].length === 0) say(part, 'This section is empty.');
  }
  checkScenes(content, bounds.sentencesInScene, say);
  checkAverage(scenes.map(({ narration }) => narration).join('\n'), level, source, 'scenes', tell);
  scenes.forEach(({ narration, visual }, index) => {
    checkSentences(narration, level, source, `scenes.${index}.narration`, tell);
    if (visual.kind === 'touch') {
      const told = [visual.task, visual.help, visual.explain].join(' ');
      checkSentences(told, level, source, `scenes.${index}.visual.task`, tell);
    }
    if (visual.kind === 'question') {
      checkQuestion(visual.item, `scenes.${index}.visual`, { level, source, tell, named });
    }
  });
  for (const [path, text] of proseOf(content)) checkSentences(text, level, source, path, tell);
  for (const [index, question] of quickCheck.entries()) {
    checkQuestion(question, `quickCheck.${index}`, { level, source, tell, named });
  }
  checkWords(content, source, '', tell);
};

/** Running text. */
const proseOf = ({
  overview,
  explore,
  tryThis,
  talkAtHome,
}: Lesson): readonly (readonly [string, string])[] => [
  ['overview', overview],
  ['talkAtHome', talkAtHome],
  ...paragraphsOf(explore, 'explore'),
  ...paragraphsOf(tryThis, 'tryThis'),
];

export const paragraphsOf = (
  blocks: Lesson['explore'],
  path: string,
): readonly (readonly [string, string])[] =>
  blocks.flatMap((block, index): (readonly [string, string])[] =>
    block.kind === 'paragraph' ? [[`${path}.${index}`, block.line.map(({ text }) => text).join('')]] : [],
  );
