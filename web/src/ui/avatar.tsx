import type { ComponentProps } from 'react';
import css from './avatar.module.css';
import { classes, join } from './classes.ts';

const c = classes(css);

type AvatarProps = Omit<ComponentProps<'img'>, 'alt'> & {
  src: string;
  /** The person's name for screen readers; empty if the name is beside it. */
  name: string;
  /** Pixels. */
  size?: number | undefined;
};

export function Avatar({ src, name, size = 44, className, ...rest }: AvatarProps) {
  return (
    <img
      decoding="async"
      {...rest}
      src={src}
      alt={name}
      width={size}
      height={size}
      className={join(c('avatar'), className)}
    />
  );
}
