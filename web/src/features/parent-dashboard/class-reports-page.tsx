import type { Reply } from '@afrolearn/contract';
import { Printer } from 'lucide-react';
import { Fragment, useState } from 'react';
import { Failed } from '#ask/failed.tsx';
import { useAnswer } from '#ask/use-answer.ts';
import { CallError } from '#lib/call.ts';
import { useText } from '#lib/language.tsx';
import { usePageTitle } from '#lib/page-title.ts';
import * as paths from '#lib/paths.ts';
import { family } from '#messages/family/en.ts';
import { useNavigate, useParams, useSearchParams } from '#routing/index.ts';
import { ClassNotFound } from '#teaching-kit/classes/index.ts';
import { Bones } from '#ui/bones.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { classes } from '#ui/classes.ts';
import { Dialog } from '#ui/dialog.tsx';
import { Notice } from '#ui/notice.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import { failureOf } from './failure.ts';
import css from './half-page.module.css';
import { HalfPage } from './half-page.tsx';
import { reportsOfClass, sendReports } from './parent-dashboard.api.ts';

const c = classes(css);

type Reports = Reply<'GET /classes/:id/reports'>;
type Pupil = Reports['students'][number];

const names = (pupils: readonly Pupil[]) => pupils.map(({ name }) => name).join(', ');

/** How the reports are sent: each guardian's choice, and who is left out and why. */
const Ways = ({ data, paper }: { data: Reports; paper: number }) => {
  const say = useText(family);
  const counts = [
    ['onPaperCount', paper],
    ['byText', data.ways.sms],
    ['byMail', data.ways.mail],
    ['gone', data.ways.sent],
  ] as const;
  const missing = data.students.filter(({ consentMissing }) => consentMissing);
  const unwanted = data.students.filter((pupil) => !pupil.consentMissing && !pupil.paper);
  return (
    <Card className="noprint">
      <dl className={c('ways')}>
        {counts.map(([key, count]) => (
          <div key={key}>
            <dt>{say(key)}</dt>
            <dd>{count}</dd>
          </div>
        ))}
      </dl>
      <p>{say(data.can.mail || data.can.sms ? 'eachChose' : 'cannotSend')}</p>
      {missing.length > 0 && <p>{say('consentMissing', { names: names(missing) })}</p>}
      {unwanted.length > 0 && <p>{say('noPaper', { names: names(unwanted) })}</p>}
    </Card>
  );
};

/** Why there are no half pages yet, and where to fix it. */
const Nothing = ({ data }: { data: Reports }) => {
  const say = useText(family);
  const isEmpty = data.students.length === 0;
  return (
    <Notice
      kind="info"
      action={
        <ButtonLink
          size="sm"
          kind="quiet"
          to={isEmpty ? paths.addPupils(data.class.id) : paths.classDetail(data.class.id)}
        >
          {say(isEmpty ? 'addPupils' : 'toClass')}
        </ButtonLink>
      }
    >
      {say(isEmpty ? 'emptyClass' : 'noHalfPage')}
    </Notice>
  );
};

/** A class's half pages, two per sheet, and the week's texts and letters. */
export const ClassReportsPage = () => {
  const say = useText(family);
  const id = Number(useParams()['id']);
  const navigate = useNavigate();
  const [search, setSearch] = useSearchParams();
  const kind = search.get('kind') === 'termly' ? 'termly' : 'weekly';
  const { state, data, failure, retry } = useAnswer(`class-reports ${id} ${kind}`, () =>
    reportsOfClass(id, kind),
  );
  const [asking, setAsking] = useState(false);
  const [said, setSaid] = useState<{ kind: 'ok' | 'bad'; text: string } | null>(null);
  usePageTitle(say('classReports'));
  const pages = (data?.students ?? []).flatMap((pupil) =>
    pupil.growth === null || !pupil.paper ? [] : [{ ...pupil, growth: pupil.growth }],
  );
  const send = async () => {
    setAsking(false);
    try {
      const { waiting } = await sendReports(id);
      setSaid({ kind: 'ok', text: say('sending', { count: waiting }) });
      retry();
    } catch (error) {
      setSaid({ kind: 'bad', text: failureOf(error, say) });
    }
  };
  const canSend = data !== null && (data.can.mail || data.can.sms);
  const other = kind === 'weekly' ? 'termly' : 'weekly';
  return (
    <div className={c('page')} data-mood="adult">
      <PageTitle
        className="noprint"
        title={say('classReports')}
        lead={data !== null && say('classLead', { name: data.class.name, count: data.students.length })}
        actions={
          <>
            <Button size="sm" kind="ghost" onClick={() => navigate(-1)}>
              {say('back')}
            </Button>
            <Button size="sm" kind="quiet" onClick={() => setSearch({ kind: other }, { replace: true })}>
              {say(other)}
            </Button>
            {canSend && (
              <Button size="sm" kind="paper" onClick={() => setAsking(true)}>
                {say('sendNow')}
              </Button>
            )}
            <Button size="sm" disabled={pages.length === 0} onClick={() => window.print()}>
              <Printer aria-hidden />
              {say('printSheets', { count: Math.ceil(pages.length / 2) })}
            </Button>
          </>
        }
      />
      {said !== null && (
        <Notice kind={said.kind} className="noprint">
          {said.text}
        </Notice>
      )}
      {data === null && state === 'loading' && <Bones lines={6} label={say('loading')} />}
      {state === 'missing' && <ClassNotFound />}
      {data === null && state === 'failed' && (
        <Failed retry={retry}>
          {failure instanceof CallError && failure.status === 403 && failure.said !== null
            ? failure.said
            : say('loadFailed')}
        </Failed>
      )}
      {data !== null && (
        <>
          {data.students.length > 0 && <Ways data={data} paper={pages.length} />}
          {pages.length === 0 ? <Nothing data={data} /> : <h2 className="noprint">{say('oneEach')}</h2>}
          <div className={c('sheets')}>
            {pages.map((pupil, place) => (
              <Fragment key={pupil.id}>
                <HalfPage {...data} {...pupil} class={data.class.name} />
                {place % 2 === 0 && place < pages.length - 1 && (
                  <p className={c('cut')} aria-hidden>
                    {say('cutHere')}
                  </p>
                )}
              </Fragment>
            ))}
          </div>
        </>
      )}
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={say('sendAsk')}
        actions={
          <>
            <Button kind="paper" onClick={() => setAsking(false)}>
              {say('cancel')}
            </Button>
            <Button onClick={send}>{say('sendNow')}</Button>
          </>
        }
      >
        {say('sendText')}
      </Dialog>
    </div>
  );
};
