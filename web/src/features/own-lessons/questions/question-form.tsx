import { Trash2 } from 'lucide-react';
import { useId } from 'react';
import { useText } from '#lib/language.tsx';
import { ownLessons } from '#messages/own-lessons/en.ts';
import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { FieldError, SelectField, TextAreaField, TextField } from '#ui/field.tsx';
import css from '../own-lessons.module.css';
import { kinds, type QuestionDraft } from './question-draft.ts';
import { OptionFields, PairFields, PartFields } from './question-lists.tsx';
import { sayProblem } from './say-problem.ts';

const c = classes(css);

type Props = {
  question: QuestionDraft;
  onChange: (question: QuestionDraft) => void;
  onRemove: () => void;
  /** The problem: a message key, or the server's own sentence. */
  problem: string | null;
  label: string;
  /** The anchor for the list of problems. */
  id?: string;
};

/** The fields of one kind. */
const KindFields = ({ question, onChange }: Pick<Props, 'question' | 'onChange'>) => {
  const say = useText(ownLessons);
  const set = (more: Partial<QuestionDraft>) => onChange({ ...question, ...more });
  switch (question.kind) {
    case 'single':
    case 'several':
      return <OptionFields question={question} onChange={onChange} />;
    case 'number':
      return (
        <div className={c('pair')}>
          <TextField
            label={say('answer')}
            inputMode="decimal"
            value={question.answer}
            onChange={({ currentTarget }) => set({ answer: currentTarget.value })}
          />
          <TextField
            label={say('unitOfNumber')}
            hint={say('unitHint')}
            value={question.unit}
            onChange={({ currentTarget }) => set({ unit: currentTarget.value })}
          />
        </div>
      );
    case 'fraction':
    case 'time':
      return (
        <TextField
          label={say('answer')}
          hint={say(question.kind === 'time' ? 'timeHint' : 'fractionHint')}
          value={question.answer}
          onChange={({ currentTarget }) => set({ answer: currentTarget.value })}
        />
      );
    case 'text':
      return (
        <TextAreaField
          label={say('accepted')}
          hint={say('acceptedHint')}
          rows={3}
          value={question.accepted}
          onChange={({ currentTarget }) => set({ accepted: currentTarget.value })}
        />
      );
    case 'order':
      return (
        <TextAreaField
          label={say('steps')}
          hint={say('stepsHint')}
          rows={4}
          value={question.steps}
          onChange={({ currentTarget }) => set({ steps: currentTarget.value })}
        />
      );
    case 'match':
      return <PairFields question={question} onChange={onChange} />;
    case 'gap':
      return (
        <>
          <TextAreaField
            label={say('sentence')}
            hint={say('sentenceHint')}
            rows={2}
            value={question.sentence}
            onChange={({ currentTarget }) => set({ sentence: currentTarget.value })}
          />
          <TextAreaField
            label={say('choices')}
            hint={say('choicesHint')}
            rows={2}
            value={question.choices}
            onChange={({ currentTarget }) => set({ choices: currentTarget.value })}
          />
        </>
      );
    case 'structured':
      return <PartFields question={question} onChange={onChange} />;
    case 'working':
      return (
        <TextAreaField
          label={say('lines')}
          hint={say('linesHint')}
          rows={4}
          value={question.lines}
          onChange={({ currentTarget }) => set({ lines: currentTarget.value })}
        />
      );
  }
};

/** The form of one question, of any kind. Its problem is shown below it. */
export const QuestionForm = ({ question, onChange, onRemove, problem, label, id: ownId }: Props) => {
  const say = useText(ownLessons);
  const id = useId();
  const set = (more: Partial<QuestionDraft>) => onChange({ ...question, ...more });
  return (
    <fieldset
      id={ownId}
      tabIndex={-1}
      className={c('question')}
      aria-describedby={problem === null ? undefined : id}
    >
      <legend>{label}</legend>
      <SelectField
        label={say('kind')}
        value={question.kind}
        onChange={({ currentTarget }) => set({ kind: currentTarget.value as QuestionDraft['kind'] })}
      >
        {kinds.map((kind) => (
          <option key={kind} value={kind}>
            {say(`kind.${kind}`)}
          </option>
        ))}
      </SelectField>
      <TextAreaField
        label={say('prompt')}
        rows={2}
        value={question.prompt}
        onChange={({ currentTarget }) => set({ prompt: currentTarget.value })}
      />
      <KindFields question={question} onChange={onChange} />
      <TextAreaField
        label={say('explanation')}
        hint={say('explanationHint')}
        rows={2}
        value={question.explanation}
        onChange={({ currentTarget }) => set({ explanation: currentTarget.value })}
      />
      {problem !== null && <FieldError id={id}>{sayProblem(say, problem)}</FieldError>}
      <div>
        <Button kind="ghost" size="sm" icon={<Trash2 />} onClick={onRemove}>
          {say('removeQuestion')}
        </Button>
      </div>
    </fieldset>
  );
};
