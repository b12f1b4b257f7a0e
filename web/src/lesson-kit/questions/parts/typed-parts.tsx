import { readTime } from '@afrolearn/learning/quizzes/kinds/time/times.ts';
import type { FractionField, TimeField } from '@afrolearn/learning/quizzes/questions.ts';
import { type InputHTMLAttributes, type Ref, useRef } from 'react';
import { useText } from '#lib/language.tsx';
import { questions } from '#messages/questions/en.ts';
import { classes } from '#ui/classes.ts';
import css from './typed-parts.module.css';

const c = classes(css);

type PartsProps<F> = {
  field: F;
  value: string;
  onValue: (value: string) => void;
  isClosed: boolean;
  mark: 'plain' | 'right' | 'notyet';
  labelledBy: string;
  describedBy?: string | undefined;
};

type BoxProps = { label: string; value: string; onText: (text: string) => void } & Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'disabled' | 'maxLength' | 'aria-describedby'
> & { ref?: Ref<HTMLInputElement> };

/** An input for one number. The numeric keyboard of phones has no slash and no colon, and needs none here. */
const Box = ({ label, onText, ...rest }: BoxProps) => (
  <input
    {...rest}
    aria-label={label}
    type="text"
    inputMode="numeric"
    autoComplete="off"
    spellCheck={false}
    className={c('box')}
    onChange={({ target }) => onText(target.value)}
  />
);

const onlyDigits = (text: string): string => text.replace(/[^\d-]/gu, '');

/** A fraction as on paper: one number over the other, with an optional whole number before them. */
export const FractionParts = ({
  field,
  value,
  onValue,
  isClosed,
  mark,
  labelledBy,
  describedBy,
}: PartsProps<FractionField>) => {
  const say = useText(questions);
  const below = useRef<HTMLInputElement>(null);
  const [, whole = '', top = '', bottom = ''] = /^(?:([^\s/]+)(?: |$))?(?:(\S*)\/(\S*))?$/u.exec(value) ?? [];
  const put = (next: { whole?: string; top?: string; bottom?: string }) => {
    const { whole: w, top: t, bottom: b } = { whole, top, bottom, ...next };
    onValue([w, ...(t === '' && b === '' ? [] : [`${t}/${b}`])].filter((part) => part !== '').join(' '));
  };
  // People with a physical keyboard may type 3/4 into the first input.
  const typeTop = (text: string) => {
    const [over = '', under] = text.split('/');
    if (under === undefined) return put({ top: onlyDigits(over) });
    put({ top: onlyDigits(over), ...(under === '' ? {} : { bottom: onlyDigits(under) }) });
    below.current?.focus();
  };
  const shared = { disabled: isClosed, maxLength: 6, 'aria-describedby': describedBy };
  return (
    <fieldset aria-labelledby={labelledBy} className={c('row')} data-mark={mark}>
      <Box
        {...shared}
        label={say('wholeNumber')}
        value={whole}
        onText={(text) => put({ whole: onlyDigits(text) })}
      />
      <span className={c('over')}>
        <Box {...shared} label={say('topNumber')} value={top} onText={typeTop} />
        <span className={c('bar')} aria-hidden="true" />
        <Box
          {...shared}
          ref={below}
          label={say('bottomNumber')}
          value={bottom}
          onText={(text) => put({ bottom: onlyDigits(text) })}
        />
      </span>
      {field.unit !== undefined && (
        <span className={c('unit')} lang="en">
          {field.unit}
        </span>
      )}
    </fieldset>
  );
};

/** Whether a.m. and p.m. matter here. */
const hasHalf = ({ answer, clock }: TimeField): boolean =>
  clock === 12 || (clock === undefined && readTime(answer)?.half !== undefined);

/** Hours, minutes and, where it matters, the half of the day. */
export const TimeParts = ({
  field,
  value,
  onValue,
  isClosed,
  mark,
  labelledBy,
  describedBy,
}: PartsProps<TimeField>) => {
  const say = useText(questions);
  const after = useRef<HTMLInputElement>(null);
  const [, hour = '', minute = '', half = ''] = /^(\d*)(?::(\d*))? ?([ap]\.m\.)?$/u.exec(value) ?? [];
  const put = (next: { hour?: string; minute?: string; half?: string }) => {
    const { hour: h, minute: m, half: which } = { hour, minute, half, ...next };
    const digits = h === '' && m === '' ? '' : `${h}:${m}`;
    onValue([digits, which].filter((part) => part !== '').join(' '));
  };
  const typeHour = (text: string) => {
    const [before = '', rest] = text.split(/[:.]/u);
    if (rest === undefined) return put({ hour: before.replace(/\D/gu, '') });
    put({ hour: before.replace(/\D/gu, ''), ...(rest === '' ? {} : { minute: rest.replace(/\D/gu, '') }) });
    after.current?.focus();
  };
  const shared = { disabled: isClosed, 'aria-describedby': describedBy };
  return (
    <fieldset aria-labelledby={labelledBy} className={c('row')} data-mark={mark}>
      <Box {...shared} maxLength={5} label={say('hour')} value={hour} onText={typeHour} />
      <span className={c('colon')} aria-hidden="true">
        :
      </span>
      <Box
        {...shared}
        ref={after}
        maxLength={2}
        label={say('minutes')}
        value={minute}
        onText={(text) => put({ minute: text.replace(/\D/gu, '') })}
      />
      {hasHalf(field) && (
        <select
          aria-label={say('halfOfDay')}
          className={c('box', 'half')}
          disabled={isClosed}
          value={half}
          onChange={({ target }) => put({ half: target.value })}
        >
          <option value="">–</option>
          <option>a.m.</option>
          <option>p.m.</option>
        </select>
      )}
    </fieldset>
  );
};
