import { Failed } from '#ask/failed.tsx';
import { useOwnAnswer } from '#ask/use-answer.ts';
import { dayText } from '#lib/dates.ts';
import { useLanguage, useText } from '#lib/language.tsx';
import { usePageTitle } from '#lib/page-title.ts';
import * as paths from '#lib/paths.ts';
import { myWork as texts } from '#messages/my-work/en.ts';
import { PaperText } from '#people-kit/paper/index.ts';
import { useParams } from '#routing/index.ts';
import { Bones } from '#ui/bones.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { classes } from '#ui/classes.ts';
import { Notice } from '#ui/notice.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import { HandIn } from './hand-in-form.tsx';
import { type OwnWork, ownWork } from './my-work.api.ts';
import css from './my-work.module.css';

const c = classes(css);

const Work = ({ work, onDone }: { work: OwnWork; onDone: () => void }) => {
  const say = useText(texts);
  const { handIn: handed } = work;
  const isOver = work.closed || handed?.outcome === 'accepted';
  return (
    <>
      {work.word !== '' && (
        <Card>
          <h2>{say('teacherSays')}</h2>
          <p className={c('text')}>{work.word}</p>
        </Card>
      )}
      {handed != null && (handed.outcome !== null || handed.comment !== '') && (
        <Notice kind={handed.outcome === 'accepted' ? 'ok' : 'info'}>
          {handed.outcome !== null && <p>{say(handed.outcome)}</p>}
          {handed.comment !== '' && (
            <p>
              {say('teacherSays')}: {handed.comment}
            </p>
          )}
        </Notice>
      )}
      {work.kind === 'paper' ? (
        <Card>
          <PaperText text={work.paper} />
        </Card>
      ) : (
        <p>
          <ButtonLink to={work.path} state={paths.playing}>
            {say('start')}
          </ButtonLink>
        </p>
      )}
      {work.closed && <Notice kind="info">{say('closed')}</Notice>}
      {isOver && handed !== null && <p className={c('text')}>{handed.text}</p>}
      {work.kind === 'paper' && !isOver && <HandIn work={work} onDone={onDone} />}
    </>
  );
};

/** /my-work/:id: one task, with the hand-in form for paper. */
export const HandInPage = () => {
  const say = useText(texts);
  const { language } = useLanguage();
  const id = Number(useParams()['id']);
  const { state, data, failure, retry } = useOwnAnswer('my-work', ownWork);
  const work = data?.find((one) => one.id === id);
  usePageTitle(work?.title ?? say('title'));
  return (
    <div className={c('page')}>
      {work === undefined ? (
        <PageTitle title={say('title')} />
      ) : (
        <PageTitle
          title={work.title}
          lead={[
            say('from', { name: work.from }),
            ...(work.dueOn === null ? [] : [say('dueOn', { date: dayText(language, work.dueOn) })]),
          ].join(' · ')}
        />
      )}
      {state === 'failed' && (
        <Failed retry={retry} kind={data === null ? 'bad' : 'info'}>
          {failure?.said ?? say('failed')}
        </Failed>
      )}
      {state === 'loading' && data === null && <Bones lines={3} label={say('loading')} />}
      {data !== null && work === undefined && <Notice kind="info">{say('gone')}</Notice>}
      {work !== undefined && <Work work={work} onDone={retry} />}
      <p>
        <ButtonLink kind="ghost" size="sm" to={paths.myWork}>
          {say('all')}
        </ButtonLink>
      </p>
    </div>
  );
};
