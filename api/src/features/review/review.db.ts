/**
 * A learner's cards with their questions from the stored contents: one query. Religious education is left out (G20).
 */
import type { Figure } from '@afrolearn/learning/lessons/lesson.ts';
import { generators } from '@afrolearn/learning/practice/generators.ts';
import type { Misconception, Question } from '@afrolearn/learning/quizzes/questions.ts';
import type { EntryWords } from '@afrolearn/learning/reviews/story.ts';
import { sql } from 'drizzle-orm';
import type { Db } from '#db/connect.ts';
import { entryTellsFaith } from '#features/catalogue/index.ts';

export type CardRow = {
  question: string;
  item: string;
  /** Null when the card belongs to a question of a unit entry. */
  generator: string | null;
  dueAt: string | Date;
  stability: number;
  difficulty: number;
  reps: number;
  lapses: number;
  lastAt: string | Date;
  lastCorrect: boolean;
  subjectId: number;
  /** The lesson that explains it: the entry itself, or for a quiz the lesson that its question names. */
  lessonId: string;
  lessonTitle: string;
  /** Null for a generator, and for a question that was removed from its entry. */
  asked: Question | null;
  figures: Readonly<Record<string, Figure>> | null;
  misconceptions: readonly Misconception[] | null;
  /** The words that a question may refer to: null when its entry has no scenes, or no text. */
  scenes: EntryWords['scenes'] | null;
  text: EntryWords['text'] | null;
};

/* An exercise belongs to the lesson that it practises. */
const practised = {
  generators: sql.param(generators.map(({ id }) => id)),
  lessons: sql.param(generators.map(({ lesson }) => lesson)),
};

/** The first due cards, of one unit or of all. Removed units and entries are left out. */
export const cardsToReview = async (
  db: Db,
  userId: number,
  { unitId, most }: { unitId: number | null; most: number },
): Promise<CardRow[]> =>
  // Contents are large: each is parsed once, and only the needed parts are extracted.
  (await db.execute(sql`
    with listed as materialized (
      select c.*, p.generator, i.id as home_id, i.unit_id as home_unit, i.title, i.type, u.subject_id
      from review_cards c
      left join unnest(${practised.generators}::text[], ${practised.lessons}::text[]) as p (generator, lesson)
        on p.generator = c.item_id
      join items i on i.id = coalesce(p.lesson, c.item_id) and i.removed_at is null
      join units u on u.id = i.unit_id and u.removed_at is null
        and not ${entryTellsFaith(sql`i`, sql`u`)}
      where c.user_id = ${userId} and (${unitId}::int is null or i.unit_id = ${unitId}::int)
      order by c.due_at, c.question_id collate "C" limit ${most}
    ),
    opened as materialized (
      select id, content -> 'misconceptions' as mistakes, content -> 'figures' as figures,
        coalesce(content -> (case when type = 'quiz' then 'items' else 'quickCheck' end), '[]'::jsonb)
          || jsonb_path_query_array(content, '$.scenes[*].visual.item') as questions,
        case when type = 'reading' then content -> 'text' end as text,
        (select jsonb_agg(jsonb_build_object('said', s ->> 'narration', 'asks', s #>> '{visual,item,id}') order by n)
          from jsonb_array_elements(content -> 'scenes') with ordinality as told (s, n)) as scenes
      from items where id in (select item_id from listed where generator is null) and content is not null
    )
    select l.question_id as question, l.item_id as item, l.generator, l.due_at as "dueAt", l.stability, l.difficulty,
      l.reps, l.lapses, l.last_at as "lastAt", l.last_correct as "lastCorrect", l.subject_id as "subjectId",
      coalesce(t.id, l.home_id) as "lessonId", coalesce(t.title, l.title) as "lessonTitle",
      q.asked, f.figures, o.mistakes as misconceptions, o.scenes, o.text
    from listed l
    left join opened o on o.id = l.item_id
    left join lateral (select jsonb_path_query_first(o.questions, '$[*] ? (@.id == $id)',
      jsonb_build_object('id', l.question_id)) as asked) q on true
    left join lateral (select jsonb_object_agg(name, o.figures -> name) as figures
      from jsonb_path_query(jsonb_build_array(q.asked, q.asked -> 'options'), 'lax $[*][*].figure') shown,
        lateral (select shown #>> '{}' as name) as called where o.figures ? name) f on true
    left join items t on l.type = 'quiz' and t.unit_id = l.home_unit and t.type = 'video'
      and t.n = (q.asked ->> 'lesson')::int and t.removed_at is null
    order by l.due_at, l.question_id collate "C"`)) as unknown as CardRow[];
