/** Insights about a learner. Only with consent, and unless switched off (G35). */
import type { CharacterAnalysis, Insights } from '@afrolearn/contract/progress.ts';
import { lessonsCompleted } from '@afrolearn/learning/badges/totals.ts';
import { subjectName } from '@afrolearn/learning/catalogue/subjects.ts';
import {
  type AnswersByPlace,
  characterOf,
  unknownCharacter,
} from '@afrolearn/learning/insights/character.ts';
import {
  type FoundMistake,
  growthAreasOf,
  recommendationsOf,
  strengthsOf,
} from '@afrolearn/learning/insights/growth.ts';
import { mostMistakes, patternsOf } from '@afrolearn/learning/insights/patterns.ts';
import { type PracticeCard, practiceNext } from '@afrolearn/learning/insights/practice.ts';
import { noAnswers, type Tally } from '@afrolearn/learning/insights/tally.ts';
import { hasConsent } from '@afrolearn/learning/people/consent.ts';
import { reviewPath } from '@afrolearn/learning/reviews/session.ts';
import type { Db } from '#db/connect.ts';
import type { Speech } from '#words/words.ts';
import {
  type AnswerGroup,
  answerGroupsOf,
  cardsOf,
  dueCountOf,
  type Explained,
  explanationsOf,
  quizzesToTryAgain,
  standingsOf,
} from './insights.db.ts';
import type { LearnerFacts } from './learner.db.ts';

const mayTell = ({ role, consent, insights }: LearnerFacts): boolean =>
  role === 'learner' && hasConsent(consent) && insights;

const tallyOf = ({ answers, right }: Tally): Tally => ({ answers, right });

const placesOf = (groups: readonly AnswerGroup[]): AnswersByPlace => {
  const places = { video: noAnswers, reading: noAnswers, quiz: noAnswers, practice: noAnswers };
  for (const group of groups) if (group.by === 'place') places[group.place ?? 'practice'] = tallyOf(group);
  return places;
};

export const characterFor = async (db: Db, facts: LearnerFacts, say: Speech): Promise<CharacterAnalysis> => {
  const { learningStyle, strengths } = mayTell(facts)
    ? characterOf(facts.totals, placesOf(await answerGroupsOf(db, facts.userId, facts.zone)))
    : unknownCharacter;
  return {
    learningStyle: say.styles(learningStyle),
    strengths: strengths.map((strength) => say.superpowers(strength)),
  };
};

const mistakesIn = (groups: readonly AnswerGroup[]) =>
  groups
    .flatMap(({ by, mistake, example, answers }) => {
      const [itemId = '', questionId = ''] = example.split(' ');
      return by === 'mistake' && mistake !== null ? [{ mistake, itemId, questionId, times: answers }] : [];
    })
    .sort((one, other) => other.times - one.times)
    .slice(0, mostMistakes);

const keyOf = ({ itemId, questionId }: { itemId: string; questionId: string }) => `${itemId} ${questionId}`;

const subjectsIn = (groups: readonly AnswerGroup[]) =>
  groups.flatMap((group) =>
    group.by === 'subject' && group.subjectId !== null
      ? [{ subject: subjectName(group.subjectId), ...tallyOf(group) }]
      : [],
  );

const unitsIn = (groups: readonly AnswerGroup[]) =>
  groups.flatMap((group) =>
    group.by === 'unit' && group.unitId !== null
      ? [{ id: group.unitId, title: group.unitTitle ?? '', ...tallyOf(group) }]
      : [],
  );

export const insightsFor = async (
  db: Db,
  facts: LearnerFacts,
  now: Date,
  say: Speech,
): Promise<Insights | null> => {
  if (!mayTell(facts)) return null;
  const { userId, zone } = facts;
  const [groups, cards, standings, failed, due] = await Promise.all([
    answerGroupsOf(db, userId, zone),
    cardsOf(db, userId),
    standingsOf(db, userId),
    quizzesToTryAgain(db, userId),
    dueCountOf(db, userId, zone, now),
  ]);
  const made = mistakesIn(groups);
  const explained = await explanationsOf(db, [
    ...made,
    ...cards.map(({ itemId, questionId }) => ({ itemId, questionId, mistake: null })),
  ]);
  const byQuestion = new Map<string, Explained>(explained.map((one) => [keyOf(one), one]));
  const mistakes = made.flatMap(({ mistake, times, ...where }): FoundMistake[] => {
    const found = explained.find((one) => one.mistake?.id === mistake);
    if (found?.mistake == null) return [];
    const { name, help } = found.mistake;
    return [{ name, help, times, path: reviewPath(byQuestion.get(keyOf(where))?.lessonId) }];
  });
  const practice = cards.flatMap(({ dueAt, lastCorrect, ...where }): PracticeCard[] => {
    const found = byQuestion.get(keyOf(where));
    if (found?.prompt == null) return [];
    const lesson = { id: found.lessonId, title: found.lessonTitle };
    return [{ dueAt: dueAt.getTime(), lastCorrect, prompt: found.prompt, lesson }];
  });
  const next = practiceNext(practice, now.getTime());
  const bySubject = subjectsIn(groups);
  const hours = groups.flatMap((group) =>
    group.by === 'hour' && group.hour !== null ? [{ hour: group.hour, ...tallyOf(group) }] : [],
  );
  const patterns = patternsOf(hours, bySubject, mistakes);
  return {
    strengths: [...strengthsOf(standings, bySubject, say.insights)],
    areas_for_growth: [...growthAreasOf(mistakes, unitsIn(groups), say.insights)],
    recommendations: [
      ...recommendationsOf(
        {
          lessons: lessonsCompleted(facts.totals),
          units: standings,
          quizzes: failed.map(({ id, title, bestScore }) => ({ title, bestScore, path: `/lesson/${id}` })),
          due,
        },
        say.insights,
      ),
    ],
    practiceNext: [...next],
    patterns:
      patterns === null
        ? null
        : {
            ...patterns,
            byTime: [...patterns.byTime],
            bySubject: [...patterns.bySubject],
            mistakes: [...patterns.mistakes],
          },
  };
};
