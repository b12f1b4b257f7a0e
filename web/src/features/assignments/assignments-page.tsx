import { dayText } from '#lib/dates.ts';
import { useLanguage, useText } from '#lib/language.tsx';
import { usePageTitle } from '#lib/page-title.ts';
import * as paths from '#lib/paths.ts';
import { assignments as texts } from '#messages/assignments/en.ts';
import { Link } from '#routing/index.ts';
import { FailedButKept, useKeptAnswer } from '#teaching-kit/kept/index.ts';
import { RefusedReviews } from '#teaching-kit/reviews/index.ts';
import { Bones } from '#ui/bones.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { classes } from '#ui/classes.ts';
import { PageTitle } from '#ui/page-title.tsx';
import { type Assignment, ownAssignments } from './assignments.api.ts';
import css from './assignments.module.css';
import { CountsLine } from './counts-line.tsx';

const c = classes(css);

const Row = ({ one }: { one: Assignment }) => {
  const say = useText(texts);
  const { language } = useLanguage();
  const day = one.dueOn === null ? say('noDay') : say('dueOn', { date: dayText(language, one.dueOn) });
  return (
    <li>
      <Card>
        <h2>
          <Link to={paths.assignment(one.id)}>{one.title}</Link>
        </h2>
        <p className={c('muted')}>
          {[say(`kind.${one.kind}`), one.class.name, one.group, day]
            .filter((part) => part !== null)
            .join(' · ')}
        </p>
        <CountsLine {...one} />
      </Card>
    </li>
  );
};

/** /assignments: a teacher's assignments, latest first. */
export const AssignmentsPage = () => {
  const say = useText(texts);
  usePageTitle(say('title'));
  const { state, data, asOf, failure, retry } = useKeptAnswer('assignments', ownAssignments, {
    afterProgress: true,
  });
  return (
    <div className={c('page')} data-mood="adult">
      <PageTitle
        title={say('title')}
        lead={say('lead')}
        actions={<ButtonLink to={paths.newAssignment}>{say('assign')}</ButtonLink>}
      />
      <RefusedReviews />
      {state === 'failed' && (
        <FailedButKept
          retry={retry}
          failed={failure?.said ?? say('loadFailed')}
          asOf={asOf}
          failure={failure}
        />
      )}
      {state === 'loading' && data === null && <Bones lines={4} label={say('loading')} />}
      {data?.length === 0 && <p>{say('none')}</p>}
      <ul className={c('list')}>
        {data?.map((one) => (
          <Row key={one.id} one={one} />
        ))}
      </ul>
    </div>
  );
};
