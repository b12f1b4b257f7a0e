import { plainText } from '@afrolearn/learning/lessons/text.ts';
import { expect, test } from 'vitest';
import { checkCurriculum } from '#check/check.ts';
import { plant, sampleFiles, sampleUnit } from '#sample.ts';

const lesson = `${sampleUnit}/01-water-lesson-1/lesson.md`;
const sheet = `${sampleUnit}/01-water-lesson-1/sheet.md`;

const lessonOf = (files: ReturnType<typeof sampleFiles>) => {
  const { content, findings } = checkCurriculum(files);
  return { findings, lesson: content.units[0]?.lessons[0]?.content };
};

test('a lesson without a sheet gets one of its own questions, with the answers at the end', () => {
  const files = new Map(sampleFiles());
  files.delete(sheet);
  const read = lessonOf(files);
  expect(read.findings).toEqual([]);
  const [resource] = read.lesson?.resources ?? [];
  const text = resource?.type === 'doc' ? plainText(resource.sheet) : '';
  expect(text).toContain(
    '1. Where does the water come from?\n☐ from the sky at night\n☐ from the deep borehole',
  );
  expect(text.split('Answers\n')[1]).toBe(Array(4).fill('from the deep borehole').join('\n'));
});

test('a sheet that an author wrote stays as it is', () => {
  const [resource] = lessonOf(sampleFiles()).lesson?.resources ?? [];
  expect(resource?.type === 'doc' ? plainText(resource.sheet) : '').toBe('Colour\nColour the spring blue.');
});

test('a word of the glossary is explained once for all lessons of its unit', () => {
  const bare = plant(lesson, '- **spring**: A place where water comes up.', '- **spring**');
  expect(lessonOf(bare).findings.map(({ message }) => message)).toEqual([
    expect.stringContaining('key terms; here are 2'),
    expect.stringContaining('A key term is written'),
  ]);
  const files = new Map(bare).set(
    `${sampleUnit}/glossary.yaml`,
    'spring: { means: A place where water comes up., sw: chemchemi }\n',
  );
  const { findings, lesson: read } = lessonOf(files);
  expect(findings).toEqual([]);
  expect(read?.keyTerms).toContainEqual({
    term: 'spring',
    meaning: 'A place where water comes up.',
    sw: 'chemchemi',
  });
});
