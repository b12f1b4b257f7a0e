import { ChevronDown, CircleAlert, Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import { Button } from './button.tsx';
import { classes, join } from './classes.ts';
import css from './field.module.css';

const c = classes(css);

type FieldWords = {
  label: ReactNode;
  hint?: ReactNode;
  /** What is wrong and how to fix it. Its presence marks the field as invalid. */
  error?: ReactNode;
};

type Described = { id?: string | undefined; 'aria-describedby'?: string | undefined };

/** The attributes that connect a control with its label, hint and error, wherever they are rendered. */
function useFieldTies({ hint, error }: Omit<FieldWords, 'label'>, given: Described) {
  const made = useId();
  const id = given.id ?? made;
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  const describedBy = join(errorId, hintId, given['aria-describedby']) || undefined;
  return {
    id,
    hintId,
    errorId,
    control: { id, 'aria-describedby': describedBy, ...(error ? { 'aria-invalid': true as const } : {}) },
  };
}

export const FieldError = ({ id, children }: { id: string | undefined; children: ReactNode }) => (
  <p className={c('error')} id={id}>
    <CircleAlert />
    <span>{children}</span>
  </p>
);

type FrameProps = FieldWords & { ties: ReturnType<typeof useFieldTies>; children: ReactNode };

const Frame = ({ label, hint, error, ties, children }: FrameProps) => (
  <div className={c('field')}>
    <label className={c('label')} htmlFor={ties.id}>
      {label}
    </label>
    {children}
    {error && <FieldError id={ties.errorId}>{error}</FieldError>}
    {hint && (
      <p className={c('hint')} id={ties.hintId}>
        {hint}
      </p>
    )}
  </div>
);

type TextFieldProps = ComponentProps<'input'> & FieldWords;

export function TextField({ label, hint, error, className, ...rest }: TextFieldProps) {
  const ties = useFieldTies({ hint, error }, rest);
  return (
    <Frame label={label} hint={hint} error={error} ties={ties}>
      <input type="text" {...rest} {...ties.control} className={join(c('input'), className)} />
    </Frame>
  );
}

type TextAreaFieldProps = ComponentProps<'textarea'> & FieldWords;

export function TextAreaField({ label, hint, error, className, ...rest }: TextAreaFieldProps) {
  const ties = useFieldTies({ hint, error }, rest);
  return (
    <Frame label={label} hint={hint} error={error} ties={ties}>
      <textarea rows={3} {...rest} {...ties.control} className={join(c('input', 'area'), className)} />
    </Frame>
  );
}

type SelectFieldProps = ComponentProps<'select'> & FieldWords;

export function SelectField({ label, hint, error, className, children, ...rest }: SelectFieldProps) {
  const ties = useFieldTies({ hint, error }, rest);
  return (
    <Frame label={label} hint={hint} error={error} ties={ties}>
      <div className={c('withButton')}>
        <select {...rest} {...ties.control} className={join(c('input', 'select'), className)}>
          {children}
        </select>
        <ChevronDown className={c('arrow')} />
      </div>
    </Frame>
  );
}

type PasswordFieldProps = Omit<TextFieldProps, 'type'> & { showLabel: string; hideLabel: string };

export function PasswordField({
  label,
  hint,
  error,
  showLabel,
  hideLabel,
  className,
  ...rest
}: PasswordFieldProps) {
  const ties = useFieldTies({ hint, error }, rest);
  const [shown, setShown] = useState(false);
  return (
    <Frame label={label} hint={hint} error={error} ties={ties}>
      <div className={c('withButton')}>
        <input
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          {...rest}
          {...ties.control}
          type={shown ? 'text' : 'password'}
          className={join(c('input'), className)}
        />
        <Button
          kind="ghost"
          size="sm"
          round
          className={c('reveal')}
          icon={shown ? <EyeOff /> : <Eye />}
          disabled={rest.disabled}
          aria-controls={ties.id}
          onClick={() => setShown(!shown)}
        >
          {shown ? hideLabel : showLabel}
        </Button>
      </div>
    </Frame>
  );
}
