import type { Reply } from '@afrolearn/contract';
import type { IssuedCard } from '@afrolearn/contract/families.ts';
import { useState } from 'react';
import { Failed } from '#ask/failed.tsx';
import { useAnswer } from '#ask/use-answer.ts';
import { useText } from '#lib/language.tsx';
import { usePageTitle } from '#lib/page-title.ts';
import * as paths from '#lib/paths.ts';
import { useSession } from '#lib/session.tsx';
import { children as texts } from '#messages/children/en.ts';
import { StandingNotice } from '#people-kit/index.ts';
import { useNavigate, useParams } from '#routing/index.ts';
import { CardSheet } from '#teaching-kit/cards/index.ts';
import { ClassNotFound } from '#teaching-kit/classes/index.ts';
import { type Left, putBack, SeatSaid } from '#teaching-kit/seats/index.ts';
import { Bones } from '#ui/bones.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { classes, join } from '#ui/classes.ts';
import { Empty } from '#ui/empty.tsx';
import { SelectField } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import basket from '#ui/pictures/illustrations/empty-basket.svg?no-inline';
import { AddPupils } from './add-pupils.tsx';
import { ChildRow } from './child-row.tsx';
import { makeClassCodes, makeLinkCode, myClasses, newCardOfPupil, rosterOf } from './children.api.ts';
import css from './children-page.module.css';
import { CodeDialog, type MadeCode } from './codes/code-dialog.tsx';
import { CodeSheet } from './codes/code-sheet.tsx';
import { failureOf } from './failure.ts';
import { RenamePupil } from './roster/rename-pupil.tsx';
import { Leavers, RosterDownload } from './roster/roster-parts.tsx';
import { SeatActs } from './roster/seat-acts.tsx';

const c = classes(css);

/** A class's roster, with adding pupils, cards and parents' codes. */
const ClassCards = ({ id, others }: { id: number; others: readonly { id: number; name: string }[] }) => {
  const say = useText(texts);
  const { state, data, retry } = useAnswer(`class ${id}`, () => rosterOf(id));
  const [cards, setCards] = useState<readonly IssuedCard[]>([]);
  const [failed, setFailed] = useState<string | null>(null);
  const [code, setCode] = useState<MadeCode | null>(null);
  const [sheet, setSheet] = useState<Reply<'POST /classes/:id/link-codes'> | null>(null);
  const [left, setLeft] = useState<Left | null>(null);
  const roster = state === 'done' ? data.roster : null;
  const room = roster?.class ?? null;
  const isKnown = useSession().user?.school != null;
  usePageTitle(room === null ? say('cards') : say('cardsOf', room));

  const doing = async (act: () => Promise<void>, unheard?: 'cardNotMade') => {
    setFailed(null);
    try {
      await act();
    } catch (error) {
      setFailed(failureOf(error, say, unheard).text);
    }
  };
  /** Changes a seat and the list; the message above allows undo. */
  const gone = (said: Left | null, act: () => Promise<unknown>) =>
    doing(async () => {
      await act();
      setLeft(said);
      retry();
    });
  const show = (made: readonly IssuedCard[]) => {
    setCards(made);
    setSheet(null);
    retry();
    window.scrollTo(0, 0);
  };

  const makeSheet = async () => {
    setSheet(await makeClassCodes(id));
    setCards([]);
    window.scrollTo(0, 0);
  };
  const onPaper = cards.length > 0 || sheet !== null;

  // Without a school the notice above says the same.
  if (state === 'done' && data.refused !== null)
    return isKnown && <Notice kind="info">{data.refused}</Notice>;
  if (state === 'missing') return <ClassNotFound />;
  if (state === 'failed') {
    return <Failed retry={retry}>{say('loadFailed')}</Failed>;
  }
  return (
    <>
      <SeatSaid failed={failed} left={left} onUndo={(childId) => gone(null, () => putBack(id, childId))} />
      {cards.length > 0 && (
        <CardSheet
          cards={cards}
          room={room?.name}
          title={say('cardsReady', { count: cards.length })}
          onDone={() => setCards([])}
        />
      )}
      {sheet !== null && <CodeSheet sheet={sheet} onDone={() => setSheet(null)} />}
      <div className={join(c('parts'), onPaper && 'noprint')}>
        <Card>
          {state === 'loading' && <Bones lines={6} label={say('loading')} />}
          {roster !== null && roster.students.length > 0 && (
            <p className={c('acts')}>
              <RosterDownload roster={roster} />
              <Button size="sm" kind="paper" onClick={() => doing(makeSheet)}>
                {say('parentCodes')}
              </Button>
            </p>
          )}
          {roster?.students.length === 0 && <Empty picture={basket}>{say('noPupils')}</Empty>}
          {roster !== null && roster.students.length > 0 && (
            <ul className={c('list')}>
              {roster.students.map((child) => (
                <ChildRow key={child.id} child={child}>
                  <Button
                    size="sm"
                    kind="quiet"
                    onClick={() =>
                      doing(async () => show([await newCardOfPupil(id, child.id)]), 'cardNotMade')
                    }
                  >
                    {say('newCard')}
                  </Button>
                  <Button
                    size="sm"
                    kind="ghost"
                    onClick={() => doing(async () => setCode({ child, ...(await makeLinkCode(child.id)) }))}
                  >
                    {say('parentCode')}
                  </Button>
                  <RenamePupil classId={id} child={child} onRenamed={retry} />
                  <SeatActs classId={id} child={child} rooms={others} onAct={gone} />
                </ChildRow>
              ))}
            </ul>
          )}
        </Card>
        {roster !== null && (
          <Leavers
            classId={id}
            version={roster.students.map((child) => child.id).join()}
            onBack={(childId) => gone(null, () => putBack(id, childId))}
          />
        )}
        {room !== null && <AddPupils classId={id} grade={room.grade} onMade={show} />}
      </div>
      <CodeDialog made={code} onClose={() => setCode(null)} />
    </>
  );
};

/** `/classes/mine/cards` opens the first class; teachers with several can switch here. */
export const ClassCardsPage = () => {
  const say = useText(texts);
  const asked = Number(useParams()['id']);
  const navigate = useNavigate();
  const { state, data } = useAnswer('classes', myClasses);
  const rooms = state === 'done' ? data : [];
  const id = Number.isInteger(asked) ? asked : (rooms[0]?.id ?? null);
  usePageTitle(say('cards'));
  return (
    <div className={c('page')} data-mood="adult">
      <PageTitle
        className="noprint"
        title={say('cards')}
        lead={say('cardsLead')}
        actions={
          <>
            {id !== null && (
              <ButtonLink to={paths.addPupils(id)} kind="quiet">
                {say('addMany')}
              </ButtonLink>
            )}
            {rooms.length > 1 && (
              <SelectField
                label={say('yourClass')}
                value={id ?? ''}
                onChange={(event) => navigate(paths.classCards(event.target.value), { replace: true })}
              >
                {rooms.map(({ id: roomId, name }) => (
                  <option key={roomId} value={roomId}>
                    {name}
                  </option>
                ))}
              </SelectField>
            )}
          </>
        }
      />
      <StandingNotice />
      {id !== null && <ClassCards key={id} id={id} others={rooms.filter((room) => room.id !== id)} />}
      {id === null && state === 'loading' && <Bones lines={6} label={say('loading')} />}
      {id === null && state === 'done' && <Empty picture={basket}>{say('noClass')}</Empty>}
      {id === null && state === 'failed' && <Notice kind="bad">{say('loadFailed')}</Notice>}
    </div>
  );
};
