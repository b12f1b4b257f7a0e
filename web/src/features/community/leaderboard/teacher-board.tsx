import { useState } from 'react';
import { useAnswer, useOwnAnswer } from '#ask/use-answer.ts';
import { useText } from '#lib/language.tsx';
import { leaderboard } from '#messages/leaderboard/en.ts';
import { Bones } from '#ui/bones.tsx';
import { Card } from '#ui/card.tsx';
import { classes } from '#ui/classes.ts';
import { Empty } from '#ui/empty.tsx';
import { SelectField } from '#ui/field.tsx';
import basket from '#ui/pictures/illustrations/empty-basket.svg?no-inline';
import css from './board.module.css';
import { BoardTable } from './board-table.tsx';
import { HelpMarks } from './help-marks.tsx';
import { boardOfClass, ownBoard, ownClasses } from './leaderboard.api.ts';
import { BoardFailed } from './learner-board.tsx';
import { rowsOf } from './shown-rows.ts';

const c = classes(css);

/** A teacher sees one of their classes (permissions, GET /leaderboard), and learners' help marks. */
export const TeacherBoard = () => {
  const say = useText(leaderboard);
  const [chosen, setChosen] = useState<number | null>(null);
  const known = useAnswer('classes/mine', ownClasses);
  const rooms = known.data ?? [];
  const shown = chosen ?? rooms[0]?.id ?? null;
  const question = shown === null ? 'leaderboard' : `leaderboard ${shown}`;
  // The class in the selector is the fetched one.
  const board = useOwnAnswer(known.state === 'loading' ? null : question, () =>
    shown === null ? ownBoard() : boardOfClass(shown),
  );
  return (
    <div className={c('page')}>
      <HelpMarks />
      {rooms.length > 1 && (
        <SelectField
          label={say('ofClass')}
          value={shown ?? ''}
          onChange={({ target }) => setChosen(Number(target.value))}
        >
          {rooms.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
      <BoardFailed of={[board]} />
      {board.data === null && board.state === 'loading' && <Bones lines={6} label={say('loading')} />}
      {board.data !== null && board.data.length === 0 && <Empty picture={basket}>{say('nobody')}</Empty>}
      {board.data !== null && board.data.length > 0 && (
        <Card pad={false}>
          <BoardTable rows={rowsOf(board.data, null, null)} ownId={null} />
        </Card>
      )}
    </div>
  );
};
