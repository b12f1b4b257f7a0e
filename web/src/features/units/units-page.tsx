import { defaultGradeId, gradeById, gradeByName } from '@afrolearn/learning/catalogue/grades.ts';
import { subjectById, subjectByName, subjectsOfGrade } from '@afrolearn/learning/catalogue/subjects.ts';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Failed } from '#ask/failed.tsx';
import { useAnswer, useAnswerForAll } from '#ask/use-answer.ts';
import { SchoolLessons, unitsOf, unitWith } from '#lesson-kit/index.ts';
import { chosenGrade } from '#lib/chosen-grade.ts';
import { useText } from '#lib/language.tsx';
import { readLocal, writeLocal } from '#lib/local.ts';
import { usePageTitle } from '#lib/page-title.ts';
import * as paths from '#lib/paths.ts';
import { useSession, useYoung } from '#lib/session.tsx';
import { Ear } from '#listen/ear.tsx';
import { Spoken } from '#listen/spoken.tsx';
import { useReadAloud } from '#listen/use-read-aloud.ts';
import { courses } from '#messages/courses/en.ts';
import { Navigate, useLocation, useSearchParams } from '#routing/index.ts';
import { Bones } from '#ui/bones.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { Empty } from '#ui/empty.tsx';
import basket from '#ui/pictures/illustrations/empty-basket.svg?no-inline';
import { lookOf } from '#ui/subject-looks.ts';
import { NoUnit } from './no-unit.tsx';
import { UnitLines } from './unit-lines.tsx';
import { UnitView } from './unit-view.tsx';
import css from './units-page.module.css';

const c = classes(css);

type Arrival = { grade?: number | string; subject?: number | string } | null;

/**
 * Grade and subject from the address, else from the navigation state (spec 1 §2.6); names are accepted, too.
 */
const useChoice = () => {
  const [search, setSearch] = useSearchParams();
  const arrival = useLocation().state as Arrival;
  const grade = search.get('grade') ?? String(arrival?.grade ?? '');
  const subject = search.get('subject') ?? String(arrival?.subject ?? '');
  return {
    grade: gradeById(Number(grade.replace(/\D+/g, ''))) ?? null,
    subject: subjectById(Number(subject)) ?? subjectByName(subject) ?? null,
    unitId: Number(search.get('unit') ?? 0) || null,
    open: (unitId: number | null, replace = false) => {
      const next = new URLSearchParams(search);
      if (unitId === null) next.delete('unit');
      else next.set('unit', String(unitId));
      setSearch(next, { replace });
    },
  };
};

type ChosenProps = { unitId: number; onList: () => void; silent: boolean };

const Chosen = ({ unitId, onList, silent }: ChosenProps) => {
  const say = useText(courses);
  const unit = useAnswer(`unit ${unitId}`, () => unitWith(unitId), { endsOn: [] });
  if (unit.state === 'missing') {
    const action = <Button onClick={onList}>{say('backToUnits')}</Button>;
    return <NoUnit id={String(unitId)} level={2} action={action} />;
  }
  if (unit.state === 'failed') return <Failed retry={unit.retry}>{say('failed')}</Failed>;
  return unit.data === null ? (
    <Bones lines={8} label={say('loading')} />
  ) : (
    <UnitView key={unitId} unit={unit.data} level={2} silent={silent} />
  );
};

/**
 * Without a subject: in the named, last or own class, the last subject if the class has it, else its first.
 */
const ToFirstSubject = ({ named }: { named: number | undefined }) => {
  const say = useText(courses);
  const { status, user } = useSession();
  const known = named ?? chosenGrade()?.id;
  if (known === undefined && status === 'looking') return <Bones lines={8} label={say('loading')} />;
  const grade = known ?? gradeByName(user?.grade ?? '')?.id ?? defaultGradeId;
  const all = subjectsOfGrade(grade);
  const subject = all.find(({ name }) => name === readLocal('selectedSubject')) ?? all[0];
  return <Navigate replace to={paths.unitsOf(grade, subject?.id ?? '')} />;
};

export const UnitsPage = () => {
  const { grade, subject } = useChoice();
  return subject === null ? <ToFirstSubject named={grade?.id} /> : <Units />;
};

/**
 * `selectedUnitView` stores 'list', or the open unit's number, which an address without a unit reopens if it
 * belongs to this subject.
 */
const useKeptUnit = (
  { unitId, open }: Pick<ReturnType<typeof useChoice>, 'unitId' | 'open'>,
  units: readonly { id: number }[] | null,
) => {
  const [kept, setKept] = useState(() =>
    unitId === null ? Number(readLocal('selectedUnitView')) || null : null,
  );
  useEffect(() => {
    if (unitId !== null) writeLocal('selectedUnitView', String(unitId));
    else if (kept === null) writeLocal('selectedUnitView', 'list');
  }, [unitId, kept]);
  useEffect(() => {
    if (kept === null || (units === null && unitId === null)) return;
    setKept(null);
    if (unitId === null && units?.some(({ id }) => id === kept)) open(kept, true);
  }, [kept, unitId, units, open]);
};

/** A subject's units: list and unit side by side; on a phone one after the other. */
const Units = () => {
  const say = useText(courses);
  const { grade, subject, unitId, open } = useChoice();
  const title =
    subject === null ? say('units') : say('unitsOf', { subject: subject.name, grade: grade?.name ?? '' });
  usePageTitle(title);
  const units = useAnswerForAll(`units ${subject?.id} ${grade?.id}`, async () =>
    subject === null ? [] : await unitsOf(subject.id, grade?.id ?? null),
  );
  useKeptUnit({ unitId, open }, units.data);
  const gradeName = grade?.name;
  useEffect(() => {
    if (gradeName !== undefined) writeLocal('currentGrade', gradeName);
  }, [gradeName]);
  // Beside the list, the first unit with content.
  const first = units.data?.find(({ written }) => written > 0) ?? units.data?.[0];
  const shown = unitId ?? first?.id ?? null;
  // Units with content come first; the rest is collapsed.
  const written = (units.data ?? []).filter((unit) => unit.written > 0);
  const waiting = (units.data ?? []).filter((unit) => unit.written === 0);
  const young = useYoung();
  const aloud = [title, ...written.map((unit) => unit.title)];
  // An open unit reads its own text.
  useReadAloud(young && unitId === null && units.data !== null ? aloud : [], true);
  return (
    <div
      className={c('page')}
      data-view={unitId === null ? 'list' : 'unit'}
      data-cloth={subject ? lookOf(subject.id).cloth : undefined}
    >
      <div className={c('bar')}>
        <ButtonLink kind="ghost" size="sm" icon={<ArrowLeft />} to={paths.dashboard}>
          {say('backToClasses')}
        </ButtonLink>
        <div className={c('name')}>
          <h1>
            <Spoken text={title} />
          </h1>
          <Ear text={aloud} />
        </div>
      </div>
      {units.state === 'failed' && units.data === null && (
        <Failed retry={units.retry}>{say('failed')}</Failed>
      )}
      {units.state === 'loading' && <Bones lines={8} label={say('loading')} />}
      {units.data?.length === 0 && <Empty picture={basket}>{say('contentSoon', { title })}</Empty>}
      {units.data !== null && units.data.length > 0 && (
        <div className={c('columns')}>
          <nav className={c('list')} aria-label={say('unitList')}>
            <UnitLines units={written} shown={shown} open={open} />
            {subject !== null && (
              <SchoolLessons
                unit={{ id: null, subjectId: subject.id, gradeId: grade?.id ?? null }}
                level={2}
              />
            )}
            {waiting.length > 0 && !(young && written.length > 0) && (
              <details className={c('waiting')} open={waiting.some(({ id }) => id === shown)}>
                <summary>
                  {say(written.length > 0 ? 'moreWritten' : 'allWritten', { count: waiting.length })}
                </summary>
                <UnitLines units={waiting} shown={shown} open={open} />
              </details>
            )}
          </nav>
          <div className={c('unit')}>
            <span className={c('toList')}>
              <Button kind="ghost" size="sm" icon={<ArrowLeft />} onClick={() => open(null)}>
                {say('backToUnits')}
              </Button>
            </span>
            {shown !== null && <Chosen unitId={shown} onList={() => open(null)} silent={unitId === null} />}
          </div>
        </div>
      )}
    </div>
  );
};
