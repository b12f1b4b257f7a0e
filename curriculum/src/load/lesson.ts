import type { Unit, UnitLesson } from '@afrolearn/learning/catalogue/units.ts';
import { lessonId } from '@afrolearn/learning/lessons/ids.ts';
import { activityPlaces, type Lesson, type Resource } from '@afrolearn/learning/lessons/lesson.ts';
import type { Block } from '@afrolearn/learning/lessons/text.ts';
import { z } from 'zod';
import type { Doc } from '#load/content.ts';
import { figuresUsed } from '#load/figures-used.ts';
import type { Files } from '#load/files.ts';
import { type Lines, makeLines } from '#load/lines.ts';
import { blocksOf, listOf, questionsOf, takeSections, termsOf, textOf } from '#load/parts.ts';
import type { Place } from '#load/place.ts';
import { readScenes } from '#load/scenes.ts';
import { sheetOf } from '#load/sheet.ts';
import { readBlocks } from '#markdown/blocks.ts';
import { readMarkdown, type Section } from '#markdown/sections.ts';
import { parseYaml } from '#yaml/parse.ts';
import { list, positive, text } from '#yaml/values.ts';

const lessonSections = {
  overview: 'Overview',
  objectives: 'Objectives',
  keyTerms: 'Key terms',
  scenes: 'Scenes',
  explore: 'Explore',
  tryThis: 'Try this',
  quickCheck: 'Quick check',
  remember: 'Remember',
  talkAtHome: 'Talk at home',
  resources: 'Resources',
} as const;

/* Longer work is a project, not a lesson's activity. */
const mostMinutes = 60;

/** `sources` says where the facts were checked; it is for reviewers and not packed. */
const front = z.strictObject({
  lesson: positive,
  activity: z.exactOptional(
    z.strictObject({
      place: z.enum(activityPlaces, `must be one of ${activityPlaces.join(', ')}`),
      minutes: positive.refine((minutes) => minutes <= mostMinutes, `must be at most ${mostMinutes}`),
    }),
  ),
  sources: z.exactOptional(list(text, 1, 20)),
});

const resourcePattern = /^\[(?<title>[^\]]+)\]\((?<target>[^)\s]+)\): (?<description>.+)$/u;

const resourcesOf = (
  section: Section | undefined,
  files: Files,
  place: Place,
  lines: Lines,
  ownSheet: () => readonly Block[],
): readonly Resource[] => {
  const folder = place.file.slice(0, place.file.lastIndexOf('/'));
  return listOf(section, 'resources', place, lines).flatMap((entry, index): Resource[] => {
    const source = { file: place.file, lineOf: lines.of };
    const { title, target, description } = resourcePattern.exec(entry)?.groups ?? {};
    if (title === undefined || target === undefined || description === undefined) {
      place.tell(
        source,
        `resources.${index}`,
        'A resource is written "- [Title](sheet.md): what it is for."',
      );
      return [];
    }
    const shared = { id: `${index + 1}`, title, description };
    if (target.startsWith('https://')) return [{ ...shared, type: 'link', url: target }];
    const file = `${folder}/${target}`;
    const sheet = files.get(file);
    // Without a sheet file the lesson's own questions become one.
    if (sheet === undefined && target === 'sheet.md') return [{ ...shared, type: 'doc', sheet: ownSheet() }];
    if (sheet === undefined || !target.endsWith('.md')) {
      place.tell(source, `resources.${index}`, `The link '${target}' leads nowhere.`);
      return [];
    }
    const sheetLines = sheet.split('\n').map((text, at) => ({ text: text.trimEnd(), line: at + 1 }));
    return [{ ...shared, type: 'doc', sheet: readBlocks(sheetLines, { ...place, file }).blocks }];
  });
};

export const readLesson = (unit: Unit, files: Files, place: Place): Doc<Lesson> | undefined => {
  const lines = makeLines();
  const markdown = readMarkdown(place.file, files.get(place.file) ?? '', place.findings);
  const head = parseYaml({ file: place.file, text: markdown.front, firstLine: 2 }, front, place.tell);
  lines.adopt('front', head.lineOf);
  const source = { file: place.file, lineOf: lines.of };
  const sections = takeSections(markdown, lessonSections, place, lines);
  const listed: UnitLesson | undefined = unit.lessons.find(({ n }) => n === head.value?.lesson);
  if (!head.value) return undefined;
  if (!listed) {
    place.tell(source, 'front.lesson', `The unit has no lesson ${head.value.lesson}; add it to unit.yaml.`);
    return undefined;
  }
  const { n, title, faith } = listed;
  const { activity } = head.value;
  const id = lessonId(unit.id, n);
  const home = { id, lesson: n };
  const scenes = readScenes(sections.scenes, { id, n, title }, place, lines);
  const quickCheck = questionsOf(sections.quickCheck, home, place, lines);
  const content = {
    id,
    type: 'video' as const,
    unitId: unit.id,
    n,
    title,
    subjectId: unit.subjectId,
    gradeId: unit.gradeId,
    level: unit.level,
    ...(faith === undefined ? {} : { faith }),
    overview: textOf(sections.overview, 'overview', place, lines),
    explore: blocksOf(sections.explore, 'explore', place, lines),
    objectives: listOf(sections.objectives, 'objectives', place, lines),
    keyTerms: termsOf(sections.keyTerms, place, lines),
    scenes,
    tryThis: blocksOf(sections.tryThis, 'tryThis', place, lines),
    ...(activity === undefined ? {} : { activity }),
    quickCheck,
    remember: listOf(sections.remember, 'remember', place, lines),
    talkAtHome: textOf(sections.talkAtHome, 'talkAtHome', place, lines),
    resources: resourcesOf(sections.resources, files, place, lines, () => sheetOf(scenes, quickCheck)),
  };
  return { source, content: { ...content, figures: figuresUsed(content, source, place) } };
};
