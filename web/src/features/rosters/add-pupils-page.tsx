import { Failed } from '#ask/failed.tsx';
import { useAnswer } from '#ask/use-answer.ts';
import { useText } from '#lib/language.tsx';
import { usePageTitle } from '#lib/page-title.ts';
import * as paths from '#lib/paths.ts';
import { useSession } from '#lib/session.tsx';
import { rosters } from '#messages/rosters/en.ts';
import { StandingNotice } from '#people-kit/index.ts';
import { useParams } from '#routing/index.ts';
import { CardSheet } from '#teaching-kit/cards/index.ts';
import { Bones } from '#ui/bones.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { classes, join } from '#ui/classes.ts';
import { Notice } from '#ui/notice.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import { CheckPart } from './check-part.tsx';
import { NamesPart } from './names-part.tsx';
import { rosterClasses } from './rosters.api.ts';
import css from './rosters.module.css';
import { type Finished, type Roster, useRoster } from './use-roster.ts';

const c = classes(css);

const stepNames = ['stepNames', 'stepCheck', 'stepCards'] as const;

const StepLine = ({ at }: { at: number }) => {
  const say = useText(rosters);
  return (
    <ol className={join(c('steps'), 'noprint')} aria-label={say('steps')}>
      {stepNames.map((name, place) => (
        <li key={name} className={c(place < at && 'past')} aria-current={place === at ? 'step' : undefined}>
          {say(name)}
        </li>
      ))}
    </ol>
  );
};

/** The third step. If the first reply was lost there are no cards to show, only new ones to make. */
const CardsPart = ({ roster, finished }: { roster: Roster; finished: Finished }) => {
  const say = useText(rosters);
  const { busy, newCards, done } = roster;
  const { repeated, cards, moved } = finished;
  return (
    <>
      {moved.length > 0 && (
        <Notice kind="ok" className="noprint">
          {say('moved', { count: moved.length, names: moved.map(({ name }) => name).join(', ') })}
        </Notice>
      )}
      {repeated && (
        <Notice
          kind="info"
          action={
            <Button size="sm" busy={busy} onClick={newCards}>
              {say('newCards')}
            </Button>
          }
        >
          {say('repeated')}
        </Notice>
      )}
      {!repeated && (
        <CardSheet cards={cards} title={say('cardsReady', { count: cards.length })} onDone={done} />
      )}
    </>
  );
};

/** Three steps on one page. Nothing is saved before the teacher confirms, and no input is lost. */
const AddPupils = ({ classId }: { classId: number | null }) => {
  const say = useText(rosters);
  const { state, data: rooms, failure: refused, retry } = useAnswer('roster classes', rosterClasses);
  const known = rooms?.some(({ id }) => id === classId) === true ? classId : null;
  const roster = useRoster(classId);
  const isKnown = useSession().user?.school != null;
  const { draft, failure, finished } = roster;
  if (rooms === null && state === 'loading') return <Bones lines={6} label={say('loading')} />;
  // Without a school the notice above says the same.
  if (rooms === null && refused?.status === 403)
    return isKnown && <Notice kind="info">{refused.said ?? say('failed')}</Notice>;
  if (rooms === null) return <Failed retry={retry}>{say('loadFailed')}</Failed>;
  if (rooms.length === 0)
    return (
      <Notice kind="info" action={<ButtonLink to={paths.classes}>{say('classes')}</ButtonLink>}>
        {say('noClass')}
      </Notice>
    );
  const mine = draft.classId === null || rooms.some(({ id }) => id === draft.classId);
  const shown: Roster = mine ? roster : { ...roster, draft: { ...draft, classId: known } };
  const text = failure === null ? '' : (failure.said ?? say(failure.kind));
  return (
    <>
      <StepLine at={finished !== null ? 2 : draft.lines !== null ? 1 : 0} />
      {text !== '' && (
        <Notice kind={failure?.kind === 'failed' ? 'bad' : 'info'} className={join(c('said'), 'noprint')}>
          {text}
        </Notice>
      )}
      {finished !== null && <CardsPart roster={roster} finished={finished} />}
      {finished === null && draft.lines === null && <NamesPart roster={shown} rooms={rooms} />}
      {finished === null && draft.lines !== null && <CheckPart roster={roster} rooms={rooms} />}
    </>
  );
};

export const AddPupilsPage = () => {
  const say = useText(rosters);
  const asked = Number(useParams()['id']);
  usePageTitle(say('title'));
  return (
    <div className={c('page')} data-mood="adult">
      <PageTitle
        className="noprint"
        title={say('title')}
        lead={say('lead')}
        actions={
          <ButtonLink to={paths.classes} kind="ghost">
            {say('classes')}
          </ButtonLink>
        }
      />
      <StandingNotice />
      <AddPupils classId={Number.isInteger(asked) ? asked : null} />
    </div>
  );
};
