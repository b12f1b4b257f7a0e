import type { ComponentProps } from 'react';
import css from './bones.module.css';
import { classes, join } from './classes.ts';

const c = classes(css);

type BonesProps = Omit<ComponentProps<'div'>, 'children'> & {
  lines: number;
  /** 'Loading', for screen readers. */
  label: string;
};

/** A skeleton of the coming content: a heading and lines of text. It does not shimmer. */
export function Bones({ lines, label, className, ...rest }: BonesProps) {
  return (
    <div {...rest} role="status" aria-busy="true" className={join(c('bones'), className)}>
      <span className="vh">{label}</span>
      {Array.from({ length: lines }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: bones are all alike
        <div key={at} className={c('bone')} />
      ))}
    </div>
  );
}
