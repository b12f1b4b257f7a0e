import { useText } from '#lib/language.tsx';
import { assignments as texts } from '#messages/assignments/en.ts';
import { Badge } from '#ui/badge.tsx';
import { classes } from '#ui/classes.ts';
import type { Assignment } from './assignments.api.ts';
import css from './assignments.module.css';

const c = classes(css);

/** The numbers of learners by status, in words. */
export const CountsLine = ({
  counts,
  waiting,
  closed,
}: Pick<Assignment, 'counts' | 'waiting' | 'closed'>) => {
  const say = useText(texts);
  return (
    <p className={c('badges')}>
      <Badge kind="ok">
        {counts.completed} {say('completed')}
      </Badge>
      <Badge kind="info">
        {counts.inProgress} {say('inProgress')}
      </Badge>
      {counts.tried > 0 && (
        <Badge kind="notyet">
          {counts.tried} {say('tried')}
        </Badge>
      )}
      <Badge>
        {counts.notStarted} {say('notStarted')}
      </Badge>
      {counts.consentMissing > 0 && (
        <Badge>
          {counts.consentMissing} {say('consentMissing')}
        </Badge>
      )}
      {waiting > 0 && <Badge kind="notyet">{say('waiting', { count: waiting })}</Badge>}
      {closed && <Badge>{say('closed')}</Badge>}
    </p>
  );
};
