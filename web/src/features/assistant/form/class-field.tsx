import type { ClassSummary } from '@afrolearn/contract/teaching.ts';
import type { ClassFigures } from '@afrolearn/learning/assistant/source.ts';
import { pupilLines } from '@afrolearn/learning/assistant/support/pupil-lines.ts';
import type { AnyValues } from '@afrolearn/learning/assistant/tool.ts';
import { Failed } from '#ask/failed.tsx';
import { useAnswer } from '#ask/use-answer.ts';
import { call } from '#lib/call.ts';
import { useText } from '#lib/language.tsx';
import { assistant } from '#messages/assistant/en.ts';
import { SelectField } from '#ui/field.tsx';

/** The mistakes of pupils in difficulty, each with the number of pupils. */
const mistakesIn = ({ studentsNeedingAttention }: ClassSummary): ClassFigures['mistakes'] => {
  const found = studentsNeedingAttention.flatMap(({ reason }) =>
    reason.kind === 'mistake' ? [reason.mistake] : [],
  );
  const once = found.filter(({ id }, at) => found.findIndex((other) => other.id === id) === at);
  return once.map((mistake) => ({
    ...mistake,
    pupils: found.filter(({ id }) => id === mistake.id).length,
  }));
};

type OwnFigures = ClassFigures & { readonly roster: ClassSummary['studentRoster'] };

const figuresOf = (summary: ClassSummary): OwnFigures => ({
  roster: summary.studentRoster,
  name: summary.class.name,
  pupils: summary.studentRoster.filter(({ consentMissing }) => !consentMissing),
  mistakes: mistakesIn(summary),
  summary,
});

/** The teacher's classes, and the figures of the chosen one. */
export const useOwnClass = (isWanted: boolean, chosen: number | null) => {
  const classes = useAnswer(isWanted ? 'assistant classes' : null, () => call('GET /classes/mine'));
  const id = chosen ?? classes.data?.[0]?.id ?? null;
  const figures = useAnswer(!isWanted || id === null ? null : `assistant figures ${id}`, async () =>
    figuresOf(await call('GET /teacher/class/:id/summary', { params: { id: id ?? 0 } })),
  );
  return { classes, id, figures };
};

/** The class's names with their recorded attendance, one per line, for forms that ask for names. */
export const namesIn = (figures: OwnFigures | null): AnyValues =>
  figures === null || figures.roster.length === 0
    ? {}
    : { names: pupilLines(figures.roster), className: figures.name };

type Props = { own: ReturnType<typeof useOwnClass>; onChoose: (id: number) => void };

/** For a tool that reads a class's figures. */
export const ClassField = ({ own: { classes, id, figures }, onChoose }: Props) => {
  const say = useText(assistant);
  if (classes.state === 'failed') return <Failed retry={classes.retry}>{say('classesFailed')}</Failed>;
  if (classes.data?.length === 0) return <p>{say('noClasses')}</p>;
  return (
    <>
      <SelectField
        label={say('ownClass')}
        value={id ?? ''}
        onChange={({ currentTarget }) => onChoose(Number(currentTarget.value))}
      >
        {(classes.data ?? []).map((room) => (
          <option key={room.id} value={room.id}>
            {room.name}
          </option>
        ))}
      </SelectField>
      {figures.state === 'failed' && <Failed retry={figures.retry}>{say('figuresFailed')}</Failed>}
    </>
  );
};
