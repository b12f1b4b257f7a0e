import type { Unit } from '@afrolearn/learning/catalogue/units.ts';
import { quizId } from '@afrolearn/learning/lessons/ids.ts';
import type { Quiz } from '@afrolearn/learning/lessons/lesson.ts';
import { buildList, lastCheckpoint, lessonsPerCheckpoint } from '@afrolearn/learning/lessons/list.ts';
import { z } from 'zod';
import type { Doc } from '#load/content.ts';
import { figuresUsed } from '#load/figures-used.ts';
import type { Files } from '#load/files.ts';
import type { Place } from '#load/place.ts';
import { parseYaml } from '#yaml/parse.ts';
import { questionFrom, questionSchema } from '#yaml/question.ts';
import { list, positive } from '#yaml/values.ts';

const schema = z.strictObject({ quiz: positive, items: list(questionSchema, 1, 30) });

export const readQuiz = (unit: Unit, files: Files, place: Place): Doc<Quiz> | undefined => {
  const read = parseYaml({ file: place.file, text: files.get(place.file) ?? '' }, schema, place.tell);
  const source = { file: place.file, lineOf: read.lineOf };
  if (!read.value) return undefined;
  const { quiz: n, items: written } = read.value;
  const isLast = n === lastCheckpoint(unit.lessons.length);
  if (n * lessonsPerCheckpoint > unit.lessons.length && !isLast) {
    place.tell(source, 'quiz', `The unit's list has no place for checkpoint ${n}.`);
    return undefined;
  }
  const id = quizId(unit.id, n);
  const folder = place.file.slice(0, place.file.lastIndexOf('/'));
  const hasLast = files.has(`${folder}/quiz-${lastCheckpoint(unit.lessons.length) ?? 'none'}.yaml`);
  written.forEach((question, index) => {
    for (const needed of ['n', 'lesson', 'difficulty'] as const) {
      if (question[needed] === undefined) place.tell(source, `items.${index}`, `'${needed}' is missing.`);
    }
  });
  const content = {
    id,
    type: 'quiz' as const,
    unitId: unit.id,
    n,
    title:
      buildList(unit, { lastCheckpoint: hasLast }).find((entry) => entry.id === id)?.title ?? 'Checkpoint',
    subjectId: unit.subjectId,
    gradeId: unit.gradeId,
    level: unit.level,
    items: written.map((question, index) =>
      questionFrom(question, {
        id: `${id}-${question.n ?? `x${index}`}`,
        lesson: null,
        difficulty: 1,
        file: place.file,
      }),
    ),
  };
  return { source, content: { ...content, figures: figuresUsed(content, source, place) } };
};
