import type { DashboardChild } from '@afrolearn/contract/family.ts';
import { Failed } from '#ask/failed.tsx';
import { useAnswer } from '#ask/use-answer.ts';
import { useText } from '#lib/language.tsx';
import { usePageTitle } from '#lib/page-title.ts';
import * as paths from '#lib/paths.ts';
import { adultFrame } from '#messages/adult-frame/en.ts';
import { Bones } from '#ui/bones.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { classes } from '#ui/classes.ts';
import { Empty } from '#ui/empty.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import basket from '#ui/pictures/illustrations/empty-basket.svg?no-inline';
import { ownChildren } from './family-reports.api.ts';
import css from './family-reports.module.css';

const c = classes(css);

const ChildLine = ({ child: { id, name, class: room, growth } }: { child: DashboardChild }) => {
  const say = useText(adultFrame);
  return (
    <Card as="li">
      <div className={c('line')}>
        <div>
          <h2>{name}</h2>
          {room !== null && <p>{room}</p>}
        </div>
        {growth === null ? (
          <div className={c('acts')}>
            <p>{say('notAllowed')}</p>
            <ButtonLink kind="quiet" size="sm" to={paths.childUse(id)}>
              {say('sayYes')}
            </ButtonLink>
          </div>
        ) : (
          <div className={c('acts')}>
            <ButtonLink size="sm" to={paths.familyReport(id)} aria-label={say('weekOf', { name })}>
              {say('week')}
            </ButtonLink>
            <ButtonLink
              kind="paper"
              size="sm"
              to={paths.familyTermReport(id)}
              aria-label={say('termOf', { name })}
            >
              {say('term')}
            </ButtonLink>
          </div>
        )}
      </div>
    </Card>
  );
};

/** /family-reports: the week and the term of every child of a guardian, one tap away. */
export const FamilyReportsPage = () => {
  const say = useText(adultFrame);
  usePageTitle(say('reportsTitle'));
  const { state, data, retry } = useAnswer('parent-dashboard', ownChildren);
  return (
    <div className={c('page')} data-mood="adult">
      <PageTitle title={say('reportsTitle')} />
      {data === null && state === 'loading' && <Bones lines={4} label={say('loading')} />}
      {data === null && state !== 'loading' && <Failed retry={retry}>{say('reportsFailed')}</Failed>}
      {data?.children.length === 0 && (
        <Empty
          picture={basket}
          action={<ButtonLink to={paths.parentDashboard}>{say('toChildren')}</ButtonLink>}
        >
          {say('noChildren')}
        </Empty>
      )}
      <ul className={c('lines')}>
        {data?.children.map((child) => (
          <ChildLine key={child.id} child={child} />
        ))}
      </ul>
    </div>
  );
};
