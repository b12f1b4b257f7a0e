import { useText } from '#lib/language.tsx';
import * as paths from '#lib/paths.ts';
import { teachingTexts } from '#messages/teaching/en.ts';
import { StudentTable } from '#teaching-kit/figures/index.ts';
import { FailedButKept, useKeptAnswer } from '#teaching-kit/kept/index.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Empty } from '#ui/empty.tsx';
import basket from '#ui/pictures/illustrations/empty-basket.svg?no-inline';
import { allStudents } from './dashboard.api.ts';

/** All students of the own classes. */
export const StudentsTab = ({ isUnconfirmed }: { isUnconfirmed: boolean }) => {
  const say = useText(teachingTexts);
  const { data, state, asOf, failure, retry } = useKeptAnswer(isUnconfirmed ? null : 'students', allStudents);
  if (isUnconfirmed) return <Empty picture={basket}>{say('afterConfirmed')}</Empty>;
  return (
    <>
      {(state === 'failed' || state === 'missing') && (
        <FailedButKept retry={retry} failed={failure?.said ?? say('studentsFailed')} asOf={asOf} />
      )}
      {data === null && state === 'loading' && <p role="status">{say('loadingStudents')}</p>}
      {data?.length === 0 && (
        <Empty picture={basket} action={<ButtonLink to={paths.classes}>{say('jobDo.empty')}</ButtonLink>}>
          {say('noStudentsAnywhere')}
        </Empty>
      )}
      {data !== null && data.length > 0 && (
        <Card>
          <StudentTable title={say('students')} students={data} file="students" withClass />
        </Card>
      )}
    </>
  );
};
