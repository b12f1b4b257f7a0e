import { useState } from 'react';
import { Failed } from '#ask/failed.tsx';
import { type Answer, useOwnAnswer } from '#ask/use-answer.ts';
import { momentText } from '#lib/dates.ts';
import { useLanguage, useText } from '#lib/language.tsx';
import { leaderboard } from '#messages/leaderboard/en.ts';
import { Bones } from '#ui/bones.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { classes } from '#ui/classes.ts';
import { CheersSection } from '../cheers/cheers-section.tsx';
import css from './board.module.css';
import { BoardTable } from './board-table.tsx';
import { HelpedMe } from './helped-me.tsx';
import { ownBoard, ownPlace } from './leaderboard.api.ts';
import { OwnPlaceBand } from './own-place.tsx';
import { OwnWay } from './own-way.tsx';
import { ShowMe } from './show-me.tsx';
import { type Row, rowsOf, shownRows } from './shown-rows.ts';

const c = classes(css);

/** Spec 2 §8, with the time of the cached data. */
export const BoardFailed = ({ of }: { of: readonly Answer<unknown>[] }) => {
  const say = useText(leaderboard);
  const { language } = useLanguage();
  const failed = of.filter(({ state }) => state === 'failed');
  if (failed.length === 0) return null;
  const asOf = failed.map((one) => one.asOf).find((at) => at !== null) ?? null;
  const retry = () => {
    for (const one of failed) one.retry();
  };
  return (
    <Failed retry={retry}>
      {failed.find(({ failure }) => failure?.said != null)?.failure?.said ?? say('failed')}
      {asOf !== null && (
        <>
          <br />
          {say('asOf', { date: momentText(language, asOf) })}
        </>
      )}
    </Failed>
  );
};

const List = ({ rows, userId, of }: { rows: readonly Row[]; userId: number; of: number }) => {
  const say = useText(leaderboard);
  const [all, setAll] = useState(false);
  const shown = shownRows(rows, userId, of, all);
  return (
    <Card pad={false}>
      <BoardTable rows={shown.rows} rest={shown.rest} ownId={userId} />
      {shown.folds && (
        <Button kind="ghost" size="sm" className={c('more')} aria-expanded={all} onClick={() => setAll(!all)}>
          {say(all ? 'less' : 'more')}
        </Button>
      )}
    </Card>
  );
};

/**
 * The board of a learner's class or school around their own place. Refetched after `progress-updated` (spec 2
 * §4).
 */
export const LearnerBoard = ({ userId }: { userId: number }) => {
  const say = useText(leaderboard);
  const board = useOwnAnswer('leaderboard', ownBoard);
  const place = useOwnAnswer('leaderboard place', ownPlace);
  const own = place.data;
  const failed = <BoardFailed of={[board, place]} />;
  if (own !== null && own.standing !== 'open' && own.standing !== 'adult')
    return (
      <div className={c('page')}>
        {failed}
        <OwnWay own={own} why={own.standing} />
      </div>
    );
  const rows = board.data === null ? null : rowsOf(board.data, userId, own?.place ?? null);
  return (
    <div className={c('page')}>
      {failed}
      {rows === null && board.state === 'loading' && <Bones lines={6} label={say('loading')} />}
      {rows !== null && own !== null && <OwnPlaceBand rows={rows} own={own} userId={userId} />}
      {rows !== null && <List rows={rows} userId={userId} of={own?.of ?? rows.length} />}
      {rows !== null && <p className={c('counted')}>{say('counted')}</p>}
      {own !== null && <ShowMe own={own} userId={userId} />}
      {own !== null && <CheersSection />}
      {own?.board === 'class' && <HelpedMe />}
    </div>
  );
};
