import { ArrowLeft } from 'lucide-react';
import { useAnswer } from '#ask/use-answer.ts';
import { NotOnDevice, unitWith } from '#lesson-kit/index.ts';
import { useText } from '#lib/language.tsx';
import { usePageTitle } from '#lib/page-title.ts';
import * as paths from '#lib/paths.ts';
import { courses } from '#messages/courses/en.ts';
import { useParams } from '#routing/index.ts';
import { Bones } from '#ui/bones.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { NoUnit } from './no-unit.tsx';
import css from './unit-page.module.css';
import { UnitView } from './unit-view.tsx';

const c = classes(css);

/** /unit/{id}: the unit's page; the documented text for an unknown id. */
export const UnitPage = () => {
  const say = useText(courses);
  const { id = '' } = useParams();
  const number = /^\d{1,9}$/.test(id) ? Number(id) : 0;
  const unit = useAnswer(`unit ${number}`, () => unitWith(number), { endsOn: [] });
  const title = unit.data?.title ?? say('unitUnknown', { id });
  usePageTitle(title);
  if (unit.state === 'missing') {
    return (
      <NoUnit id={id} level={1} action={<ButtonLink to={paths.courses}>{say('allCourses')}</ButtonLink>} />
    );
  }
  return (
    <div className={c('page')}>
      {unit.state === 'loading' && <Bones lines={6} label={say('loading')} />}
      {unit.state === 'failed' && <NotOnDevice failure={unit.failure} retry={unit.retry} />}
      {unit.data !== null && (
        <>
          <ButtonLink
            kind="ghost"
            size="sm"
            icon={<ArrowLeft />}
            to={
              unit.data.gradeId === null
                ? paths.subject(unit.data.subjectId)
                : paths.unitsOf(unit.data.gradeId, unit.data.subjectId)
            }
          >
            {say('backToUnits')}
          </ButtonLink>
          <UnitView key={unit.data.id} unit={unit.data} />
        </>
      )}
    </div>
  );
};
