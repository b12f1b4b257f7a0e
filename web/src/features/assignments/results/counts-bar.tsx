import { useText } from '#lib/language.tsx';
import { assignments as texts } from '#messages/assignments/en.ts';
import { Card } from '#ui/card.tsx';
import { classes } from '#ui/classes.ts';
import type { Results } from '../assignments.api.ts';
import { CountsLine } from '../counts-line.tsx';
import css from './counts-bar.module.css';
import { RemindButton } from './remind-button.tsx';

const c = classes(css);

const parts = [
  ['completed', 'ok'],
  ['tried', 'notyet'],
  ['inProgress', 'begun'],
  ['notStarted', 'none'],
] as const;

/* As many names as a teacher calls to the desk; the others are collapsed. */
const mostNames = 8;

/** The class's progress as one bar, and who has not started. */
export const CountsBar = ({ data }: { data: Results }) => {
  const say = useText(texts);
  const shown = parts.filter(([part]) => data.counts[part] > 0);
  const missing = data.pupils.filter(({ status }) => status === 'Not started').map(({ name }) => name);
  const more = missing.length - mostNames;
  return (
    <Card>
      {shown.length > 0 && (
        // The counts are in words below.
        <div className={c('bar')} aria-hidden="true">
          {shown.map(([part, look]) => (
            <span key={part} className={c(look)} style={{ flexGrow: data.counts[part] }}>
              {data.counts[part]}
            </span>
          ))}
        </div>
      )}
      <CountsLine {...data} />
      {missing.length > 0 && (
        <p className={c('missing')}>
          <b>{say('notStarted')}:</b> {missing.slice(0, mostNames).join(', ')}
        </p>
      )}
      {more > 0 && (
        <details className={c('more')}>
          <summary>{say('morePupils', { count: more })}</summary>
          <p>{missing.slice(mostNames).join(', ')}</p>
        </details>
      )}
      {missing.length > 0 && !data.closed && (
        <RemindButton id={data.id} count={missing.length} today={data.remindedToday} />
      )}
    </Card>
  );
};
