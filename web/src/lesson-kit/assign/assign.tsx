import { gradeByName } from '@afrolearn/learning/catalogue/grades.ts';
import { levelOfGrade } from '@afrolearn/learning/catalogue/levels.ts';
import { ClipboardList } from 'lucide-react';
import { Suspense, useId, useState } from 'react';
import { CallError } from '#lib/call.ts';
import { useText } from '#lib/language.tsx';
import { lazyPart } from '#lib/lazy.tsx';
import * as paths from '#lib/paths.ts';
import { useSession } from '#lib/session.tsx';
import { plan } from '#messages/plan/en.ts';
import { Link } from '#routing/index.ts';
import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { Notice } from '#ui/notice.tsx';
import { addToPlan } from './assign.api.ts';
import css from './assign.module.css';

const c = classes(css);

/** Lazy, because children never need it. */
const AssignDialog = lazyPart(async () => (await import('./index.ts')).AssignDialog);

type Said = { kind: 'ok' | 'info' | 'bad'; text: string; to?: { path: string; text: string } };
type Props = {
  /** A unit (`unit:400`) or one of its entries (`u400-l1`). */
  target: string;
  title: string;
  /** The grade: the teacher's class of that grade is preselected. */
  gradeId?: number | null;
};

/**
 * 'Assign' (spec 1 §2.6, §2.7) with an explanation: learners add it to their plan, teachers assign it to a
 * class, parents to a child (G31). Guests have no button. Children of P1 to P3 have no plan.
 */
export const Assign = ({ target, title, gradeId = null }: Props) => {
  const say = useText(plan);
  const { user } = useSession();
  const hint = useId();
  const [busy, setBusy] = useState(false);
  const [choosing, setChoosing] = useState(false);
  const [said, setSaid] = useState<Said | null>(null);

  const onOwnPlan = async () => {
    setBusy(true);
    try {
      await addToPlan(target);
      setSaid({ kind: 'ok', text: say('inPlan'), to: { path: paths.plan, text: say('seePlan') } });
    } catch (error) {
      setSaid({ kind: 'bad', text: (error instanceof CallError ? error.said : null) ?? say('assignFailed') });
    }
    setBusy(false);
  };
  const press = () => {
    setSaid(null);
    if (user?.role === 'learner') onOwnPlan();
    else setChoosing(true);
  };
  const isLearner = user?.role === 'learner';
  const own = isLearner ? gradeByName(user.grade ?? '') : undefined;
  if (user === null || (own && levelOfGrade(own.id) === 'P1-P3')) return null;
  return (
    <div className={c('assign')}>
      <Button
        kind="quiet"
        icon={<ClipboardList aria-hidden="true" />}
        busy={busy}
        aria-describedby={isLearner ? hint : undefined}
        onClick={press}
      >
        {say('assign')}
      </Button>
      {isLearner && (
        <small className={c('hint')} id={hint}>
          {say('addToPlan')}
        </small>
      )}
      {said !== null && (
        <Notice
          kind={said.kind}
          action={
            said.to && (
              <Link className={c('link')} to={said.to.path}>
                {said.to.text}
              </Link>
            )
          }
        >
          {said.text}
        </Notice>
      )}
      {user.role !== 'learner' && (
        <Suspense fallback={null}>
          <AssignDialog
            role={user.role}
            open={choosing}
            target={target}
            title={title}
            gradeId={gradeId}
            onClose={() => setChoosing(false)}
            onDone={(learners) => {
              setChoosing(false);
              setSaid({ kind: 'ok', text: say('assigned', { count: learners }) });
            }}
          />
        </Suspense>
      )}
    </div>
  );
};
