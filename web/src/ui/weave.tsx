import type { ComponentProps } from 'react';
import { classes, join } from './classes.ts';
import css from './weave.module.css';

const c = classes(css);

type WeaveProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** From 0 to 100. */
  value: number;
  label: string;
  /** The value in words, if a percentage is not enough: '6 of 16 units'. */
  valueText?: string | undefined;
  thin?: boolean | undefined;
};

/** A progress bar in the ink of the nearest cloth. Not for prerendered pages (style attribute). */
export function Weave({ value, label, valueText, thin = false, className, ...rest }: WeaveProps) {
  const share = Math.min(100, Math.max(0, Number.isFinite(value) ? value : 0));
  return (
    <div
      {...rest}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(share)}
      aria-valuetext={valueText}
      className={join(c('weave', thin && 'thin'), className)}
    >
      {share > 0 && <div className={c('thread')} style={{ width: `${share}%` }} />}
    </div>
  );
}
