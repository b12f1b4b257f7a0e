import { ChevronDown } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { Link } from '#routing/index.ts';
import { type ButtonLook, buttonClass } from './button.tsx';
import { classes, join } from './classes.ts';
import css from './menu.module.css';
import { useMenuPlace, useOutside } from './menu-place.ts';

const c = classes(css);

export type MenuItem = {
  label: ReactNode;
  /** The target of a link … */
  to?: string | undefined;
  /** … or an action. With both, the action runs before the navigation. */
  onSelect?: (() => void) | undefined;
  icon?: ReactNode;
  danger?: boolean | undefined;
};

type MenuProps = ButtonLook & {
  /** The text of the button. With `round` or `face` it is for screen readers only. */
  label: string;
  items: readonly MenuItem[];
  /** Replaces icon and text of the button, for example with an avatar. */
  face?: ReactNode;
  /** Opens on mount: for a menu that was loaded because its button was pressed. */
  startOpen?: boolean | undefined;
  className?: string | undefined;
};

const steps: Record<string, (at: number, last: number) => number> = {
  ArrowDown: (at, last) => (at >= last ? 0 : at + 1),
  ArrowUp: (at, last) => (at <= 0 ? last : at - 1),
  Home: () => 0,
  End: (_, last) => last,
};

export function Menu({
  label,
  items,
  face,
  kind = 'paper',
  size,
  round,
  icon,
  startOpen = false,
  className,
}: MenuProps) {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState<false | 'first' | 'last'>(startOpen ? 'first' : false);
  const close = (giveFocusBack: boolean) => {
    setOpen(false);
    if (giveFocusBack) trigger.current?.focus();
  };
  const itemsIn = () => [...(list.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])];

  useMenuPlace(open !== false, trigger, list);
  useOutside(open !== false, root, () => setOpen(false));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus moves in once, when the list opens
  useLayoutEffect(() => {
    const all = open ? itemsIn() : [];
    all[open === 'first' ? 0 : all.length - 1]?.focus({ preventScroll: true });
  }, [open]);

  const keyOnTrigger = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    setOpen(event.key === 'ArrowDown' ? 'first' : 'last');
  };

  const keyInList = (event: KeyboardEvent) => {
    const all = itemsIn();
    const at = all.indexOf(document.activeElement as HTMLElement);
    if (event.key === 'Tab') return setOpen(false);
    if (event.key === 'Escape') {
      // Closes only the menu, not a dialog around it.
      event.preventDefault();
      event.stopPropagation();
      return close(true);
    }
    const letter = event.key.length === 1 && event.key !== ' ' ? event.key.toLowerCase() : undefined;
    const begins = (one: HTMLElement) => letter && one.textContent.trim().toLowerCase().startsWith(letter);
    const next = steps[event.key]?.(at, all.length - 1);
    const goal = next === undefined ? [...all.slice(at + 1), ...all].find(begins) : all[next];
    if (!goal || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    goal.focus();
  };

  const bare = face !== undefined;
  return (
    <div className={join(c('menu'), className)} ref={root}>
      <button
        ref={trigger}
        type="button"
        id={`${id}-button`}
        className={bare ? c('face') : buttonClass({ kind, size, round })}
        aria-haspopup="menu"
        aria-expanded={open !== false}
        aria-controls={open ? `${id}-list` : undefined}
        onClick={() => (open ? close(true) : setOpen('first'))}
        onKeyDown={keyOnTrigger}
      >
        {bare ? face : icon}
        {round || bare ? <span className="vh">{label}</span> : label}
        {!round && !bare && <ChevronDown className={c('chevron')} />}
      </button>
      {open && (
        <div
          ref={list}
          id={`${id}-list`}
          role="menu"
          tabIndex={-1}
          aria-labelledby={`${id}-button`}
          className={c('list')}
          onKeyDown={keyInList}
        >
          {items.map((item, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a menu's items do not move while it is open
            <Item key={at} item={item} onDone={close} />
          ))}
        </div>
      )}
    </div>
  );
}

function Item({ item, onDone }: { item: MenuItem; onDone: (giveFocusBack: boolean) => void }) {
  const inside = (
    <>
      {item.icon}
      <span>{item.label}</span>
    </>
  );
  const shared = { role: 'menuitem', tabIndex: -1, className: c('item', item.danger && 'danger') };
  if (item.to !== undefined) {
    const follow = () => {
      onDone(false);
      item.onSelect?.();
    };
    return (
      <Link {...shared} to={item.to} onClick={follow}>
        {inside}
      </Link>
    );
  }
  const choose = () => {
    // The focus is back on the button first, so that a dialog opened by the choice returns it there.
    onDone(true);
    item.onSelect?.();
  };
  return (
    <button {...shared} type="button" onClick={choose}>
      {inside}
    </button>
  );
}
