import { helplineOf } from '@afrolearn/learning/safety/helplines.ts';
import { useAnswer } from '#ask/use-answer.ts';
import { useText } from '#lib/language.tsx';
import { usePageTitle } from '#lib/page-title.ts';
import * as paths from '#lib/paths.ts';
import { useSession } from '#lib/session.tsx';
import { reports as texts } from '#messages/reports/en.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { classes, join } from '#ui/classes.ts';
import { schoolSafety } from './reports.api.ts';
import css from './sheet.module.css';

const c = classes(css);

const steps = ['step.1', 'step.2', 'step.3', 'step.4', 'step.5', 'step.6'] as const;
const keeps = ['keep.1', 'keep.2', 'keep.3'] as const;
const nevers = ['never.1', 'never.2', 'never.3'] as const;

/** Names known to the server are filled in for the head; the rest is written by hand. */
const Who = ({ number }: { number: string | null }) => {
  const say = useText(texts);
  const { user } = useSession();
  const isHead = user?.administrator === true;
  const { data } = useAnswer(isHead ? 'school safety' : null, schoolSafety);
  const rows = [
    [say('head'), isHead ? user.name : ''],
    [say('secondShort'), data?.second?.name ?? ''],
    [say('officer'), ''],
    [say('police'), ''],
  ] as const;
  return (
    <section>
      <h2>{say('sheetWho')}</h2>
      <table className={c('who')}>
        <thead>
          <tr>
            <td />
            <th scope="col">{say('name')}</th>
            <th scope="col">{say('phone')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([role, name]) => (
            <tr key={role}>
              <th scope="row">{role}</th>
              <td>{name}</td>
              <td />
            </tr>
          ))}
        </tbody>
      </table>
      <p className={c('line')}>
        <strong>{say('sheetLine')}</strong>
        {number === null ? (
          <span>{say('noLine')}</span>
        ) : (
          <>
            <b className={c('number')}>{number}</b>
            <span>{say('lineText')}</span>
          </>
        )}
      </p>
    </section>
  );
};

/** /reports/sheet: one page of A4 for the staff room (permissions, 'Moderation' 13). */
export const SafetySheetPage = () => {
  const say = useText(texts);
  usePageTitle(say('sheetTitle'));
  const { user } = useSession();
  const number = helplineOf(user?.country ?? null)?.number ?? null;
  return (
    <div className={c('page')} data-mood="adult">
      <p className={join(c('tools'), 'noprint')}>
        <ButtonLink kind="ghost" size="sm" to={paths.reports}>
          {say('back')}
        </ButtonLink>
        <Button size="sm" onClick={() => window.print()}>
          {say('print')}
        </Button>
      </p>
      <article className={c('sheet')}>
        <header>
          <h1>{say('sheetTitle')}</h1>
          <p>{user?.school?.name}</p>
          <p>{say('sheetLead')}</p>
        </header>
        <section>
          <h2>{say('sheetSteps')}</h2>
          <ol>
            {steps.map((key) => (
              <li key={key}>{say(key, { number: number ?? '…' })}</li>
            ))}
          </ol>
        </section>
        <Who number={number} />
        <div className={c('two')}>
          <section>
            <h2>{say('keep')}</h2>
            <ul>
              {keeps.map((key) => (
                <li key={key}>{say(key)}</li>
              ))}
            </ul>
          </section>
          <section>
            <h2>{say('never')}</h2>
            <ul>
              {nevers.map((key) => (
                <li key={key}>{say(key)}</li>
              ))}
            </ul>
          </section>
        </div>
      </article>
    </div>
  );
};
