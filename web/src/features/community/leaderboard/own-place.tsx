import { scoreWeights } from '@afrolearn/learning/leaderboard/score.ts';
import { seedsPerEntry } from '@afrolearn/learning/lessons/points.ts';
import { dayText } from '#lib/dates.ts';
import { useLanguage, useText } from '#lib/language.tsx';
import { leaderboard } from '#messages/leaderboard/en.ts';
import { Avatar } from '#ui/avatar.tsx';
import { classes } from '#ui/classes.ts';
import { Weave } from '#ui/weave.tsx';
import css from './board.module.css';
import type { OwnPlace } from './leaderboard.api.ts';
import { pointsToNext, type Row } from './shown-rows.ts';

const c = classes(css);

/* The least points for one lesson: 25 XP, rounded down. */
const lessonPoints = Math.floor(seedsPerEntry * scoreWeights.xp);

/** The learner's best week: a measure for those far from the top. */
export const BestWeek = ({
  own: { bestWeek, thisWeek },
}: {
  own: Pick<OwnPlace, 'bestWeek' | 'thisWeek'>;
}) => {
  const say = useText(leaderboard);
  const { language } = useLanguage();
  if (bestWeek === null) return <p>{say('noWeek')}</p>;
  if (thisWeek === bestWeek.xp) return <p>{say('bestNow', { xp: thisWeek })}</p>;
  return <p>{say('bestWeek', { xp: bestWeek.xp, day: dayText(language, bestWeek.from) })}</p>;
};

const Next = ({ missing }: { missing: number | null }) => {
  const say = useText(leaderboard);
  if (missing === null) return <p>{say('onTop')}</p>;
  const step =
    missing <= scoreWeights.quizzesPassed ? 'oneQuiz' : missing <= lessonPoints ? 'oneLesson' : null;
  return (
    <p>
      {say('toNext', { count: missing })} {step !== null && say(step)}
    </p>
  );
};

type Props = { rows: readonly Row[]; own: OwnPlace; userId: number };

/** The learner's place, what the next one needs, and recent gains: never who is last. */
export const OwnPlaceBand = ({ rows, own, userId }: Props) => {
  const say = useText(leaderboard);
  const row = rows.find(({ id }) => id === userId);
  if (row === undefined || own.place === null || own.of === null) return null;
  const missing = pointsToNext(rows, userId);
  const isAlone = own.of === 1;
  // The total is shown to the upper half only, so that nobody sees that they are last.
  const tellsAll = own.place * 2 <= own.of + 1 && !isAlone;
  const next = missing === null ? row.points : row.points + missing;
  return (
    <section className={c('mine')}>
      <Avatar src={row.picture} name="" size={64} />
      <div className={c('words')}>
        <h2>
          {tellsAll ? say('placeOf', { place: own.place, of: own.of }) : say('placeIs', { place: own.place })}
        </h2>
        {isAlone ? <p>{say('alone')}</p> : <Next missing={missing} />}
        {own.gained !== null && own.gained > 0 && <p>{say('gained', { count: own.gained })}</p>}
        <BestWeek own={own} />
      </div>
      {missing !== null && (
        <Weave value={(row.points * 100) / next} label={say('wayUp')} className={c('way')} />
      )}
    </section>
  );
};
