import type { LessonContent } from '@afrolearn/contract/lesson-content.ts';
import { gradeById } from '@afrolearn/learning/catalogue/grades.ts';
import type { Lesson, Reading } from '@afrolearn/learning/lessons/lesson.ts';
import { plainText } from '@afrolearn/learning/lessons/text.ts';
import { transcriptOf } from '@afrolearn/learning/lessons/timing.ts';
import type { UnitDetails } from '#db/tables.ts';
import type { Speech } from '#words/words.ts';

/** The texts around a written lesson, all taken from the lesson. */
export const fromLesson = (lesson: Lesson, version: string): LessonContent => ({
  overview: lesson.overview,
  objectives: [...lesson.objectives],
  keyTerms: lesson.keyTerms.map((term) => ({ ...term })),
  explore: plainText(lesson.explore),
  transcript: transcriptOf(lesson.scenes, lesson.gradeId ?? lesson.level).map((line) => ({ ...line })),
  resources: lesson.resources.map((resource) => ({
    id: resource.id,
    title: resource.title,
    type: resource.type,
    size: null,
    url: resource.type === 'link' ? resource.url : null,
    description: resource.description,
  })),
  version,
});

export const fromReading = (reading: Reading, version: string): LessonContent => ({
  overview: reading.overview,
  objectives: [...reading.keyPoints],
  keyTerms: reading.keyTerms.map((term) => ({ ...term })),
  explore: plainText(reading.text),
  transcript: [],
  resources: [],
  version,
});

type UnitOf = { title: string; about: string; gradeId: number | null; details: UnitDetails; hash: string };

/** An unwritten lesson: composed from its unit, with a notice. */
export const fromUnit = (title: string, unit: UnitOf, say: Speech): LessonContent => {
  const grade = unit.gradeId === null ? undefined : gradeById(unit.gradeId)?.name;
  const told = { title, unit: unit.title, about: unit.about };
  return {
    overview:
      grade === undefined
        ? say.unwritten('overview', told)
        : say.unwritten('overview-of-class', { ...told, grade }),
    objectives: unit.details.topics.map((topic) => topic[0]?.toUpperCase() + topic.slice(1)),
    keyTerms: [],
    explore: say.unwritten('explore'),
    transcript: [],
    resources: [],
    // Cached by devices, so the version depends on the language.
    version: `unit-${unit.hash.slice(0, 16)}${say.language === 'en' ? '' : `.${say.language}`}`,
  };
};
