import { subjectByName } from '@afrolearn/learning/catalogue/subjects.ts';
import { partsOfDay } from '@afrolearn/learning/insights/parts-of-day.ts';
import { useText } from '#lib/language.tsx';
import { profile } from '#messages/profile/en.ts';
import { classes } from '#ui/classes.ts';
import { lookOf } from '#ui/subject-looks.ts';
import type { Insights } from '../profile.api.ts';
import css from './patterns.module.css';

const c = classes(css);

type Known = NonNullable<Insights['patterns']>;
type Row = { name: string; answers: number; right: number };

const share = (part: number, whole: number) => `${whole === 0 ? 0 : Math.round((part * 100) / whole)}%`;

/** The chart as a table, for screen readers. */
const Table = ({ caption, head, rows }: { caption: string; head: string; rows: readonly Row[] }) => {
  const say = useText(profile);
  return (
    <table className="vh">
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{head}</th>
          <th scope="col">{say('answers')}</th>
          <th scope="col">{say('right')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, answers, right }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{answers}</td>
            <td>{right}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

const ByTime = ({ byTime }: { byTime: Known['byTime'] }) => {
  const say = useText(profile);
  const rows = partsOfDay.map((part) => {
    const { answers = 0, right = 0 } = byTime.find((one) => one.part === part) ?? {};
    return { name: say(part), part, answers, right };
  });
  const most = Math.max(1, ...rows.map(({ answers }) => answers));
  return (
    <figure className={c('chart')}>
      <figcaption>{say('byTime')}</figcaption>
      <div className={c('columns')} aria-hidden="true">
        {rows.map(({ name, part, answers, right }) => (
          <div key={part} className={c('column')}>
            <span className="num">{answers}</span>
            <div className={c('pole')}>
              <div className={c('all')} style={{ height: share(answers, most) }}>
                <div className={c('right')} style={{ height: share(right, answers) }} />
              </div>
            </div>
            <b>{name}</b>
          </div>
        ))}
      </div>
      <p className={c('key')} aria-hidden="true">
        <i className={c('right')} /> {say('right')} <i className={c('all')} /> {say('answers')}
      </p>
      <Table caption={say('byTime')} head={say('when')} rows={rows} />
    </figure>
  );
};

const BySubject = ({ bySubject }: { bySubject: Known['bySubject'] }) => {
  const say = useText(profile);
  const rows = bySubject.map(({ subject, ...counts }) => ({ name: subject, ...counts }));
  return (
    <figure className={c('chart')}>
      <figcaption>{say('bySubject')}</figcaption>
      <div className={c('bars')} aria-hidden="true">
        {rows.map(({ name, answers, right }) => (
          <div key={name} data-cloth={lookOf(subjectByName(name)?.id ?? 0).cloth}>
            <b>{name}</b>
            <span className="num">{say('rightOf', { right, answers })}</span>
            <div className={c('track')}>
              <div className={c('fill')} style={{ width: share(right, answers) }} />
            </div>
          </div>
        ))}
      </div>
      <Table caption={say('bySubject')} head={say('subject')} rows={rows} />
    </figure>
  );
};

/** When, where and with which mistakes the learner answers. */
export const Patterns = ({ patterns }: { patterns: Known }) => {
  const say = useText(profile);
  return (
    <div className={c('patterns')}>
      <ByTime byTime={patterns.byTime} />
      <BySubject bySubject={patterns.bySubject} />
      {patterns.mistakes.length > 0 && (
        <section className={c('mistakes')} aria-labelledby="mistakes">
          <h3 id="mistakes">{say('mistakes')}</h3>
          <ul>
            {patterns.mistakes.map(({ name, help, times }) => (
              <li key={name}>
                <b>{name}</b> <small>{say('times', { count: times })}</small>
                <p>{help}</p>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
};
