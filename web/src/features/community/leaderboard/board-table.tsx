import { type Medal, medalOf, pointsText } from '@afrolearn/learning/leaderboard/score.ts';
import { useLanguage, useText } from '#lib/language.tsx';
import { leaderboard } from '#messages/leaderboard/en.ts';
import { ReportButton } from '#people-kit/report/index.ts';
import { Avatar } from '#ui/avatar.tsx';
import { classes } from '#ui/classes.ts';
import bronze from '#ui/pictures/medals/bronze.svg';
import gold from '#ui/pictures/medals/gold.svg';
import silver from '#ui/pictures/medals/silver.svg';
import css from './board.module.css';
import type { Row } from './shown-rows.ts';

const c = classes(css);

const pictures: Record<Medal, string> = { gold, silver, bronze };

const Place = ({ row }: { row: Row }) => {
  const medal = medalOf(row.place, row.points);
  return (
    <td className={c('place')}>
      {medal === null ? (
        row.place
      ) : (
        <img src={pictures[medal]} alt={String(row.place)} width={44} height={44} className={c('medal')} />
      )}
    </td>
  );
};

const Line = ({ row, isOwn }: { row: Row; isOwn: boolean }) => {
  const say = useText(leaderboard);
  const { language } = useLanguage();
  const figure = (count: number) => new Intl.NumberFormat(language).format(count);
  return (
    <tr className={c(isOwn && 'own')} aria-current={isOwn || undefined}>
      <Place row={row} />
      <td className={c('face')}>
        <Avatar src={row.picture} name="" size={44} />
      </td>
      <th scope="row" className={c('name')}>
        {row.name}
        {isOwn && <small className={c('under')}>{say('you')}</small>}
      </th>
      <td className={c('figure')}>{figure(row.xp)}</td>
      <td className={c('figure')}>{figure(row.skillsMastered)}</td>
      <td className={c('figure')}>{figure(row.streak)}</td>
      <td className={c('figure')}>{figure(row.quizzesPassed)}</td>
      <td className={c('points')}>
        {pointsText(row.points)} <small className={c('unit')}>{say('pts')}</small>
      </td>
      <td className={c('flag')}>
        <ReportButton about={{ kind: 'person', id: row.id, name: row.name }} look="round" />
      </td>
    </tr>
  );
};

type Props = { rows: readonly Row[]; rest?: readonly Row[]; ownId: number | null };

/** Spec 2 'Community page': rank, picture, name and points; above 425 px also XP, Skills, Streak and Quizzes. */
export const BoardTable = ({ rows, rest = [], ownId }: Props) => {
  const say = useText(leaderboard);
  const line = (row: Row) => <Line key={row.id} row={row} isOwn={row.id === ownId} />;
  return (
    <table className={c('board')}>
      <caption className="vh">{say('board')}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="vh">{say('rank')}</span>
          </th>
          <td />
          <th scope="col" className={c('name')}>
            {say('name')}
          </th>
          <th scope="col" className={c('figure')}>
            {say('xp')}
          </th>
          <th scope="col" className={c('figure')}>
            {say('skills')}
          </th>
          <th scope="col" className={c('figure')}>
            {say('streak')}
          </th>
          <th scope="col" className={c('figure')}>
            {say('quizzes')}
          </th>
          <th scope="col" className={c('points')}>
            {say('points')}
          </th>
          <td />
        </tr>
      </thead>
      <tbody>{rows.map(line)}</tbody>
      {rest.length > 0 && (
        <>
          <tbody aria-hidden="true">
            <tr>
              <td colSpan={9} className={c('gap')}>
                <i />
                <i />
                <i />
              </td>
            </tr>
          </tbody>
          <tbody>{rest.map(line)}</tbody>
        </>
      )}
    </table>
  );
};
