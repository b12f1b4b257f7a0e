import { gradeNameOrNull } from '@afrolearn/learning/catalogue/grades.ts';
import { subjectByName, subjectName } from '@afrolearn/learning/catalogue/subjects.ts';
import { addDays } from '@afrolearn/learning/streaks/days.ts';
import { dayText } from '#lib/dates.ts';
import { useLanguage, useText } from '#lib/language.tsx';
import * as paths from '#lib/paths.ts';
import { useSession, useSmall } from '#lib/session.tsx';
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
  /** Whose cloth it wears; null for what belongs to no subject. */
  subjectId: number | null;
  /** Stands in where the entry has no drawing of its own. */
  picture: string;
  kick: string;
  title: string;
  verb: string;
  /** Whether there is more to say of the entry itself: how long it takes, where it was left. */
  entry: { id: string; type: 'video' | 'reading' | 'quiz' } | null;
  /** What is said under the title where the entry says nothing. */
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

/** A question takes a child about half a minute; a review asks ten at most. */
const questionsAMinute = 2;
const mostAsked = 10;

/** What a step is called, where it leads and whose it is. */
export const useStepWords = (): ((step: DayStep) => StepWords) => {
  const say = useText(today);
  const { language } = useLanguage();
  const { user } = useSession();
  const isSmall = useSmall();
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
        // A checkpoint has a percent only where it was tried and not passed.
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
        // A learner who was away for long is not met with a mountain: one review asks ten.
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
            // The press that opens a lesson begins it, or carries on at its scene.
            ...paths.playing,
          },
          subjectId: unit.subjectId,
          picture: lookOf(unit.subjectId).picture,
          kick: say(kicks[kind], { subject: isOwn ? name : say('ofClass', { subject: name, grade }) }),
          // Every unit has a checkpoint: alone it would not say of what. A small child's card has its room for a picture.
          title: entry.type === 'quiz' && !isSmall ? `${unit.title}: ${entry.title}` : entry.title,
          verb: say(verbs[kind]),
          entry: { id: entry.id, type: entry.type },
          line: kind === 'again' ? say('again') : unit.title,
        };
      }
    }
  };
};
