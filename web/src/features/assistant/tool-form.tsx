import type { ToolPage } from '@afrolearn/learning/assistant/page.ts';
import { type AnyValues, completeValues, type Tool } from '@afrolearn/learning/assistant/tool.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { Failed } from '#ask/failed.tsx';
import { useText } from '#lib/language.tsx';
import { useSession } from '#lib/session.tsx';
import { today } from '#lib/today.ts';
import { assistant } from '#messages/assistant/en.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { classes } from '#ui/classes.ts';
import { Notice } from '#ui/notice.tsx';
import css from './assistant.module.css';
import { changedIn } from './form/changed-in.ts';
import { ClassField, namesIn, useOwnClass } from './form/class-field.tsx';
import { PlainFields } from './form/plain-fields.tsx';
import { type Problems, problemsIn } from './form/problems.ts';
import { type Chosen, firstChoice, SourceFields } from './form/source-fields.tsx';
import { useFirstClass } from './form/use-first-class.ts';
import { useReadyUnits, useUnitSource } from './form/use-source.ts';
import type { MadeForm } from './use-made-page.ts';

const c = classes(css);

/** Values for a new page from another page. */
export type Asked = Pick<MadeForm, 'unitId' | 'lessonId' | 'values'>;

type Props = {
  tool: Tool;
  /** The form of a stored page; null for a new one. */
  form: MadeForm | null;
  asked?: Asked | null;
  onMade: (page: ToolPage, form: MadeForm) => void;
};

const nextDraw = (draw: number): number => (draw + 1) % 0xffffffff;

/** A tool's form with its submit button. */
export const ToolForm = ({ tool, form, asked = null, onMade }: Props) => {
  const say = useText(assistant);
  // A page made here also sets the form, but is still new.
  const [isNew] = useState(form === null);
  const begins = form ?? asked;
  const first = useFirstClass(isNew);
  const [typed, setTyped] = useState<AnyValues>(begins?.values ?? {});
  const begun = (term: number | null) => tool.begins?.(today(), term);
  const [problems, setProblems] = useState<Problems>({});
  const [chosenHere, setChosen] = useState<Chosen | null>(
    begins === null ? null : { ...firstChoice, unitId: begins.unitId, lessonId: begins.lessonId },
  );
  // Letters are signed with the teacher's name by default.
  const { user } = useSession();
  const signed = { sender: user?.name ?? '', school: user?.school?.name ?? '' };
  const chosen = chosenHere ?? first.choice;
  const needsClass = tool.needs.includes('class');
  // Names of a class are filled in for a new page only: a stored one has its own.
  const needsNames = isNew && tool.fields.names !== undefined;
  const [classId, setClassId] = useState<number | null>(null);
  const own = useOwnClass(needsClass || needsNames, classId ?? first.idFor(chosen.grade));
  const figures = own.figures.data;
  const filled: AnyValues = { ...first.valuesFor(chosen.grade), ...(needsNames ? namesIn(figures) : {}) };
  const values = completeValues(tool.fields, { ...signed, ...begun(null), ...filled, ...typed });
  // A number field may be empty while typing: it shows the typed text.
  const typedOrUsual = { ...values, ...typed };
  // Defaults of another class are dropped; typed values stay.
  const dropFilled = () => setTyped((now) => changedIn(now, filled));
  const choose = (next: Chosen) => {
    if (next.grade !== chosen.grade) {
      dropFilled();
      setClassId(null);
    }
    setChosen(next);
  };
  const [keptChoice] = useState(chosenHere);
  const [draw, setDraw] = useState(form?.draw ?? 1);
  const [nothing, setNothing] = useState(false);
  // Some tools always give the same page, such as a calendar.
  const [hasOther, setHasOther] = useState(form !== null);
  const needsUnit = tool.needs.includes('unit') || tool.needs.includes('lesson');
  const units = useReadyUnits(needsUnit && !first.isAsking ? chosen.subject : null, chosen.grade, tool.fits);
  const [firstUnit] = [...(units.data ?? []), ...units.unwritten];
  const unitId = chosen.unitId ?? firstUnit?.id ?? null;
  const unit = useUnitSource(needsUnit ? unitId : null);
  const source = unit.data?.source ?? null;
  const outline = unit.data?.outline ?? null;
  const lesson = source?.lessons.find(({ id }) => id === chosen.lessonId) ?? source?.lessons[0];
  // A stored page has only its unit: class and subject follow from it.
  const shown =
    outline === null || outline.id !== chosen.unitId
      ? { ...chosen, unitId }
      : { ...chosen, grade: outline.gradeId, subject: outline.subjectId };
  // The subject of a stored page is unknown until its unit has loaded.
  const isFinding = keptChoice !== null && chosen === keptChoice && unit.state === 'loading';
  const facts = {
    draw,
    ...(source === null ? {} : { unit: source }),
    ...(lesson === undefined ? {} : { lesson }),
    ...(figures === null ? {} : { figures }),
  };
  const offers = tool.picks?.(facts) ?? [];
  const make = (drawn: number): boolean => {
    const found = problemsIn(tool.fields, typedOrUsual);
    setProblems(found);
    if (Object.keys(found).length > 0) return false;
    const madeBy = (by: number) =>
      source === null && outline !== null && tool.outline !== undefined
        ? tool.outline(outline, values)
        : tool.make({ ...facts, draw: by }, values);
    const page = madeBy(drawn);
    const other = madeBy(nextDraw(drawn));
    setHasOther(JSON.stringify(other) !== JSON.stringify(page));
    setNothing(page === null);
    setDraw(drawn);
    setTyped(values);
    if (page !== null)
      onMade(page, {
        unitId: needsUnit ? unitId : null,
        lessonId: tool.needs.includes('lesson') ? (lesson?.id ?? null) : null,
        draw: drawn,
        values,
      });
    return true;
  };
  const [isMade, setMade] = useState(form !== null);
  const isReady = (!needsUnit || source !== null || outline !== null) && (!needsClass || figures !== null);
  // Everything is given: makes the page at once, with the form to change it.
  const makeAsked = useEffectEvent(() => {
    if (make(draw)) setMade(true);
  });
  const isAskedAndReady = isNew && asked !== null && isReady && !first.isAsking && !isMade;
  useEffect(() => {
    if (isAskedAndReady) makeAsked();
  }, [isAskedAndReady]);
  return (
    <Card>
      <form
        className={c('form')}
        // Our own validation messages, in the page's language.
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (make(draw)) setMade(true);
        }}
      >
        {(needsClass || needsNames) && (
          <ClassField
            own={own}
            onChoose={(id) => {
              dropFilled();
              setClassId(id);
              // A page about P7 Blue has a topic of Primary 7.
              const ofClass = first.choiceFor(id);
              if (ofClass !== null && ofClass.grade !== chosen.grade) setChosen(ofClass);
            }}
          />
        )}
        {needsUnit && !first.isAsking && !isFinding && (
          <SourceFields
            chosen={shown}
            onChoose={choose}
            fits={tool.fits}
            lessons={tool.needs.includes('lesson') ? (source?.lessons ?? []) : null}
          />
        )}
        {unit.state === 'failed' && <Failed retry={unit.retry}>{say('unitFailed')}</Failed>}
        <PlainFields
          fields={tool.fields}
          offers={offers}
          values={typedOrUsual}
          problems={problems}
          onChange={(next) =>
            setTyped({
              ...typed,
              ...changedIn(next, typedOrUsual),
              // Another term has other dates.
              ...(next.term === typedOrUsual.term ? {} : begun(Number(next.term))),
            })
          }
        />
        {nothing && <Notice kind="notyet">{say('nothingMade')}</Notice>}
        <Button
          type="submit"
          busy={needsUnit && unit.state === 'loading' && unitId !== null}
          disabled={!isReady}
        >
          {isMade ? say('makeAgain') : say('make')}
        </Button>
        {isMade && hasOther && (
          <Button kind="quiet" disabled={!isReady} onClick={() => make(nextDraw(draw))}>
            {say('another')}
          </Button>
        )}
        <p className={c('hint')}>
          {say('check')} {say('english')}
        </p>
      </form>
    </Card>
  );
};
