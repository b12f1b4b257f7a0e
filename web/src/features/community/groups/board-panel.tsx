import type { GroupBoard } from '@afrolearn/contract/groups.ts';
import { subjectsOfGrade } from '@afrolearn/learning/catalogue/subjects.ts';
import { type BoardType, boardTypes } from '@afrolearn/learning/groups/periods.ts';
import { pointsText } from '@afrolearn/learning/leaderboard/score.ts';
import { type ToolCategory, toolCategories } from '@afrolearn/learning/tools/category-names.ts';
import { UsersRound } from 'lucide-react';
import { useState } from 'react';
import { Failed } from '#ask/failed.tsx';
import { useAnswer } from '#ask/use-answer.ts';
import { useText } from '#lib/language.tsx';
import * as paths from '#lib/paths.ts';
import { groups } from '#messages/groups/en.ts';
import { ReportButton } from '#people-kit/report/index.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Bones } from '#ui/bones.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { classes, join } from '#ui/classes.ts';
import { SelectField } from '#ui/field.tsx';
import bronze from '#ui/pictures/medals/bronze.svg';
import gold from '#ui/pictures/medals/gold.svg';
import silver from '#ui/pictures/medals/silver.svg';
import community from '#ui/pictures/spots/community.svg?inline';
import css from './group-board.module.css';
import { groupBoard } from './groups.api.ts';

const c = classes(css);

const medals = [gold, silver, bronze];
const upperSubjects = subjectsOfGrade(7);

const Row = ({
  row,
  place,
  isOwn,
}: {
  row: GroupBoard['members'][number];
  place: number;
  isOwn: boolean;
}) => {
  const say = useText(groups);
  const { totalLessons: lessons, totalQuizzes: quizzes, streakDays: days } = row.individualStats;
  const medal = row.points > 0 ? medals[place - 1] : undefined;
  return (
    <li className={join(c('row'), isOwn && c('own'))} aria-current={isOwn || undefined}>
      <span className={c('place')}>
        {medal === undefined ? (
          place
        ) : (
          <img src={medal} alt={say('place', { place })} width={44} height={44} />
        )}
      </span>
      <Avatar src={row.avatar ?? community} name="" />
      <span className={c('name')}>
        {row.name}
        <small>{isOwn ? say('thatIsYou') : say('stats', { lessons, quizzes, days })}</small>
      </span>
      <span className={c('points')}>
        {pointsText(row.points)} <small>{say('pts')}</small>
      </span>
      <ReportButton about={{ kind: 'person', id: row.userId, name: row.name }} look="round" />
    </li>
  );
};

/** Spec 2 §4: the five types, overall first. Equal points share a place. */
export const BoardPanel = ({ groupId, userId }: { groupId: number; userId: number }) => {
  const say = useText(groups);
  const [type, setType] = useState<BoardType>('overall');
  const [subject, setSubject] = useState('Math');
  const [category, setCategory] = useState<ToolCategory | ''>('');
  const query = {
    type,
    ...(type === 'subject' ? { subject } : {}),
    ...(type === 'tool_category' && category !== '' ? { category } : {}),
  };
  const { state, data, failure, retry } = useAnswer(
    `group-board ${groupId} ${Object.values(query).join(' ')}`,
    () => groupBoard(groupId, query),
    { afterProgress: true },
  );
  const placeOf = (points: number) => (data?.members.filter((one) => one.points > points).length ?? 0) + 1;
  return (
    <div className={c('panel')}>
      <div className={c('choices')}>
        <SelectField
          label={say('boardType')}
          value={type}
          onChange={(event) => setType(event.target.value as BoardType)}
        >
          {boardTypes.map((one) => (
            <option key={one} value={one}>
              {say(`type.${one}`)}
            </option>
          ))}
        </SelectField>
        {type === 'subject' && (
          <SelectField
            label={say('subject')}
            value={subject}
            onChange={(event) => setSubject(event.target.value)}
          >
            {upperSubjects.map(({ name }) => (
              <option key={name}>{name}</option>
            ))}
          </SelectField>
        )}
        {type === 'tool_category' && (
          <SelectField
            label={say('category')}
            value={category}
            onChange={(event) => setCategory(event.target.value as ToolCategory | '')}
          >
            <option value="">{say('category.all')}</option>
            {toolCategories.map((one) => (
              <option key={one} value={one}>
                {say(`category.${one}`)}
              </option>
            ))}
          </SelectField>
        )}
      </div>
      {state === 'loading' && data === null && <Bones lines={4} label={say('boardLoading')} />}
      {(state === 'failed' || state === 'missing') && (
        <Failed retry={retry} again={say('again')}>
          {failure?.said ?? say('boardFailed')}
        </Failed>
      )}
      {data !== null && (
        <>
          {data.summary.totalPoints === 0 && <p className={c('quiet')}>{say('boardEmpty')}</p>}
          <ol className={c('board')}>
            {data.members.map((row) => (
              <Row key={row.userId} row={row} place={placeOf(row.points)} isOwn={row.userId === userId} />
            ))}
          </ol>
          <p className={c('quiet')}>{say('together', { points: pointsText(data.summary.totalPoints) })}</p>
        </>
      )}
      <ButtonLink to={paths.avatars} kind="ghost" size="sm" icon={<UsersRound />} className={c('avatar')}>
        {say('chooseAvatar')}
      </ButtonLink>
    </div>
  );
};
