import { gradeNameOrNull } from '@afrolearn/learning/catalogue/grades.ts';
import { subjectByName, subjectName } from '@afrolearn/learning/catalogue/subjects.ts';
import { addDays } from '@afrolearn/learning/streaks/days.ts';
import { dayText } from '#lib/dates.ts';
import { useLanguage, useText } from '#lib/language.tsx';
import * as paths from '#lib/paths.ts';
import { useSession, useYoung } from '#lib/session.tsx';
import { today as now } from '#lib/today.ts';
import { today } from '#messages/today/en.ts';
import harvest from '#ui/pictures/illustrations/harvest.svg?inline';
import { spots } from '#ui/spots.ts';
import { lookOf } from '#ui/subject-looks.ts';
import type { PlanEntry } from '../dashboard.api.ts';
import type { DayStep } from './use-day.ts';

export type StepWords = {
  to: string;
  state?: { courseTitle?: string; unitTitle?: string; startsNow: boolean };
  /** The subject for its cloth; null for none. */
  subjectId: number | null;
  /** The picture for an entry without a drawing. */
  picture: string;
  kick: string;
  title: string;
  verb: string;
  /** Set if there are details of the entry: its duration and position. */
  entry: { id: string; type: 'video' | 'reading' | 'quiz' } | null;
  /** The subtitle for an entry without details. */
  line: string | null;
};

const verbs = {
  start: 'start',
  'carry-on': 'carryOn',
  next: 'goOn',
  again: 'tryIt',
  'look-again': 'start',
  'next-unit': 'start',
} as const;
const kicks = {
  start: 'kickStart',
  'carry-on': 'kickCarryOn',
  next: 'kickNext',
  again: 'kickAgain',
  'look-again': 'kickLookAgain',
  'next-unit': 'kickNextUnit',
} as const;

/** A child takes about half a minute per question; a review has ten at most. */
const questionsAMinute = 2;
const mostAsked = 10;

/** The title, link and picture of a step. */
export const useStepWords = (): ((step: DayStep) => StepWords) => {
  const say = useText(today);
  const { language } = useLanguage();
  const { user } = useSession();
  const isYoung = useYoung();
  const dueText = ({ dueOn }: PlanEntry): string | null => {
    if (dueOn === null) return null;
    const day = now();
    if (dueOn === day) return say('forToday');
    if (dueOn === addDays(day, 1)) return say('forTomorrow');
    return say(dueOn < day ? 'wasFor' : 'forDay', { date: dayText(language, dueOn) });
  };
  return (step) => {
    switch (step.kind) {
      case 'assigned': {
        const { what } = step;
        // A checkpoint has a percentage only after a failed try.
        const again = what.percent > 0 && /-q\d+$/.test(what.ref);
        const given = [say('from', { name: what.from }), dueText(what)].filter((words) => words !== null);
        return {
          to: what.path,
          state: paths.playing,
          subjectId: subjectByName(what.subject)?.id ?? null,
          picture: lookOf(subjectByName(what.subject)?.id ?? 0).picture,
          kick: given.join(' · '),
          title: what.title,
          verb: say(what.percent === 0 ? 'start' : again ? 'tryIt' : 'carryOn'),
          entry: null,
          line: what.subject,
        };
      }
      case 'review': {
        // After a long absence the number is capped: one review asks ten.
        const count = Math.min(step.count, mostAsked);
        return {
          to: paths.review,
          subjectId: null,
          picture: harvest,
          kick: step.begun ? say('kickCarryOn', { subject: say('review') }) : say('kickReview'),
          title: say('wonBack', { count }),
          verb: say(step.begun ? 'carryOn' : 'review'),
          entry: null,
          line: say('minutes', { count: Math.ceil(count / questionsAMinute) }),
        };
      }
      case 'practise':
        return {
          to: paths.practice,
          subjectId: null,
          picture: spots.math,
          kick: say('kickPractise'),
          title: say('allDone'),
          verb: say('practise'),
          entry: null,
          line: say('moreSoon'),
        };
      default: {
        const { entry, unit, kind } = step;
        const grade = gradeNameOrNull(unit.gradeId);
        const name = subjectName(unit.subjectId);
        const isOwn = grade === null || user?.grade == null || grade === user.grade;
        return {
          to: paths.lesson(entry.id),
          state: {
            courseTitle: name,
            unitTitle: unit.title,
            // The link starts the lesson, or resumes at its scene.
            ...paths.playing,
          },
          subjectId: unit.subjectId,
          picture: lookOf(unit.subjectId).picture,
          kick: say(kicks[kind], { subject: isOwn ? name : say('ofClass', { subject: name, grade }) }),
          // Every unit has a checkpoint, so its name alone is ambiguous. A young child's card needs the room
          // for a picture.
          title: entry.type === 'quiz' && !isYoung ? `${unit.title}: ${entry.title}` : entry.title,
          verb: say(verbs[kind]),
          entry: { id: entry.id, type: entry.type },
          line: kind === 'again' ? say('again') : unit.title,
        };
      }
    }
  };
};
