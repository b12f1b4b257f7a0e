import type { LearningEvent } from '@afrolearn/contract/events.ts';
import type { ExerciseMaker } from '@afrolearn/learning/events/catalogue.ts';
import { type ToolSlug, toolOf } from '@afrolearn/learning/tools/slugs.ts';
import type { Db } from '#db/connect.ts';
import { contentShelf, toolContentOf } from '#features/catalogue/index.ts';
import type { Person } from '#http/context.ts';
import { catalogueOf, type LoadedCatalogue } from '../known-catalogue.db.ts';
import { ownLessonsOf } from '../own-lessons.ts';
import { entriesIn } from './entries-in.ts';

/** Tools whose answers are judged by their data. */
const answeredTools = (events: readonly LearningEvent[]): readonly ToolSlug[] => [
  ...new Set(
    events.flatMap(({ type, payload }) =>
      type === 'tool.completed' && payload.evidence?.answers !== undefined
        ? (toolOf(payload.tool) ?? [])
        : [],
    ),
  ),
];

/** Cached with the version of the content, because a collection has some 60 kB. */
const contentsOf = async (db: Db, tools: readonly ToolSlug[]): Promise<ReadonlyMap<ToolSlug, unknown>> => {
  if (tools.length === 0) return new Map();
  const shelf = await contentShelf(db);
  const read = async (tool: ToolSlug) => {
    const found = await shelf.keep(
      `data of tool ${tool}`,
      () => toolContentOf(db, tool),
      (row) => (row === null ? null : 2 * JSON.stringify(row.content).length),
    );
    return [tool, found?.content ?? null] as const;
  };
  return new Map(await Promise.all(tools.map(read)));
};

/** Everything that these events are judged by. */
export const catalogueFor = async (
  db: Db,
  user: Person,
  events: readonly LearningEvent[],
  exercise: ExerciseMaker,
): Promise<LoadedCatalogue> => {
  const named = [...new Set(events.flatMap(entriesIn))];
  const [listed, own, contents] = await Promise.all([
    catalogueOf(db, named, exercise),
    ownLessonsOf(db, user, named),
    contentsOf(db, answeredTools(events)),
  ]);
  return {
    ...listed,
    item: (id) => own.get(id) ?? listed.item(id),
    toolContent: (tool) => contents.get(tool) ?? null,
  };
};
