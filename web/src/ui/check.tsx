import { type ComponentProps, type ReactNode, useId } from 'react';
import css from './check.module.css';
import { classes, join } from './classes.ts';
import { FieldError } from './field.tsx';

const c = classes(css);

type Choice = Omit<ComponentProps<'input'>, 'type' | 'children'> & {
  label: ReactNode;
  hint?: ReactNode;
};

/* The hint is a description. It is inside the label only to make it clickable. */
const ties = (id: string, hint: ReactNode) =>
  hint ? { 'aria-labelledby': `${id}-label`, 'aria-describedby': `${id}-hint` } : {};

const Words = ({ label, hint, id }: { label: ReactNode; hint: ReactNode; id: string }) => (
  <span className={c('words')}>
    <span id={`${id}-label`}>{label}</span>
    {hint && (
      <span className={c('hint')} id={`${id}-hint`}>
        {hint}
      </span>
    )}
  </span>
);

type CheckProps = Choice & { error?: ReactNode };

export function Check({ label, hint, error, className, ...rest }: CheckProps) {
  const id = useId();
  const describedBy =
    join(error ? `${id}-error` : '', hint ? `${id}-hint` : '', rest['aria-describedby']) || undefined;
  return (
    <>
      <label className={join(c('choice', rest.disabled && 'still'), className)}>
        <input
          {...ties(id, hint)}
          {...rest}
          type="checkbox"
          className={c('box')}
          aria-describedby={describedBy}
          {...(error ? { 'aria-invalid': true } : {})}
        />
        <Words label={label} hint={hint} id={id} />
      </label>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </>
  );
}

export function RadioChoice({ label, hint, className, ...rest }: Choice) {
  const id = useId();
  return (
    <label className={join(c('choice', rest.disabled && 'still'), className)}>
      <input {...ties(id, hint)} {...rest} type="radio" className={c('box')} />
      <Words label={label} hint={hint} id={id} />
    </label>
  );
}

/** Takes effect at once, without a Save button; otherwise use Check. */
export function Switch({ label, hint, className, ...rest }: Choice) {
  const id = useId();
  return (
    <label className={join(c('choice', rest.disabled && 'still'), className)}>
      <Words label={label} hint={hint} id={id} />
      <input
        {...ties(id, hint)}
        {...rest}
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox says itself whether it is checked
        role="switch"
        className={c('switch')}
      />
    </label>
  );
}

type ChoiceGroupProps = ComponentProps<'fieldset'> & {
  legend: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
};

export function ChoiceGroup({ legend, hint, error, className, children, ...rest }: ChoiceGroupProps) {
  const id = useId();
  const describedBy = join(error ? `${id}-error` : '', hint ? `${id}-hint` : '') || undefined;
  return (
    <fieldset aria-describedby={describedBy} {...rest} className={join(c('group'), className)}>
      <legend className={c('legend')}>{legend}</legend>
      {hint && (
        <p className={c('hint')} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {children}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  );
}
