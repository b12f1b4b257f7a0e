import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Link, type LinkProps } from '#routing/index.ts';
import css from './button.module.css';
import { classes, join } from './classes.ts';
import { Spinner } from './spinner.tsx';

const c = classes(css);

type ButtonKind = 'action' | 'paper' | 'quiet' | 'ghost' | 'danger';

export type ButtonLook = {
  kind?: ButtonKind | undefined;
  size?: 'md' | 'sm' | undefined;
  /** A disc that shows only its icon; the children become its name for screen readers. */
  round?: boolean | undefined;
  icon?: ReactNode;
};

export const buttonClass = ({ kind = 'action', size = 'md', round = false }: ButtonLook = {}, own?: string) =>
  join(c('button', kind, size, round && 'round'), own);

type Content = { round?: boolean | undefined; icon: ReactNode; children: ReactNode };

const Inside = ({ round, icon, children }: Content) => (
  <>
    {icon}
    {round && icon ? <span className="vh">{children}</span> : children}
  </>
);

type ButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    /** Work is in progress: the button keeps its place and focus, shows the spinner and ignores presses. */
    busy?: boolean | undefined;
  };

export function Button({
  kind,
  size,
  round,
  icon,
  busy = false,
  type = 'button',
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy || rest['aria-disabled'] === true || rest['aria-disabled'] === 'true') {
      // Prevents submitting the form.
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    onClick?.(event);
  };
  return (
    <button
      {...rest}
      {...(busy && { 'aria-busy': true, 'aria-disabled': true })}
      type={type}
      className={buttonClass({ kind, size, round }, className)}
      onClick={press}
    >
      <Inside round={round} icon={busy ? <Spinner /> : icon}>
        {children}
      </Inside>
    </button>
  );
}

type ButtonLinkProps = LinkProps & ButtonLook;

export function ButtonLink({ kind, size, round, icon, className, children, ...rest }: ButtonLinkProps) {
  return (
    <Link {...rest} className={buttonClass({ kind, size, round }, className)}>
      <Inside round={round} icon={icon}>
        {children}
      </Inside>
    </Link>
  );
}
