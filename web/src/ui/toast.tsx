import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { Button } from './button.tsx';
import { classes } from './classes.ts';
import css from './toast.module.css';

const c = classes(css);

type Action = { label: string; onSelect: () => void };

type SayOptions = {
  action?: Action | undefined;
  /** How long it is shown: 3 s for a notice, 10 s with an action, because a child must find it and decide. */
  ms?: number | undefined;
};

export type Say = (text: ReactNode, options?: SayOptions) => void;

type Said = { id: number; text: ReactNode; action: Action | undefined; ms: number };

const ToastContext = createContext<{ say: Say } | undefined>(undefined);

export function useToast() {
  const toast = use(ToastContext);
  if (!toast) throw new Error('useToast needs a ToastProvider around it.');
  return toast;
}

const most = 3;

type ToastProviderProps = { children: ReactNode; dismissLabel: string };

export function ToastProvider({ children, dismissLabel }: ToastProviderProps) {
  const [said, setSaid] = useState<readonly Said[]>([]);
  const last = useRef(0);
  const forget = useCallback((id: number) => setSaid((all) => all.filter((one) => one.id !== id)), []);
  const say = useCallback<Say>((text, { action, ms = action ? 10_000 : 3_000 } = {}) => {
    last.current += 1;
    const one = { id: last.current, text, action, ms };
    setSaid((all) => [...all, one].slice(-most));
  }, []);
  const value = useMemo(() => ({ say }), [say]);
  return (
    <ToastContext value={value}>
      {children}
      <div className={c('place')} aria-live="polite" aria-relevant="additions">
        {said.map((one) => (
          <Toast key={one.id} said={one} dismissLabel={dismissLabel} onGone={forget} />
        ))}
      </div>
    </ToastContext>
  );
}

type ToastProps = { said: Said; dismissLabel: string; onGone: (id: number) => void };

function Toast({ said, dismissLabel, onGone }: ToastProps) {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const { id, ms } = said;
  // A pause restarts the timer, so that people who stopped to read get the full time.
  useEffect(() => {
    if (hovered || focused) return;
    const timer = setTimeout(() => onGone(id), ms);
    return () => clearTimeout(timer);
  }, [hovered, focused, id, ms, onGone]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing is done by these; they only hold the clock
    <div
      className={c('toast')}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <span className={c('text')}>{said.text}</span>
      <div className={c('presses')}>
        {said.action && (
          <Button
            kind="ghost"
            size="sm"
            className={c('press')}
            onClick={() => {
              said.action?.onSelect();
              onGone(said.id);
            }}
          >
            {said.action.label}
          </Button>
        )}
        <Button kind="ghost" size="sm" className={c('press')} onClick={() => onGone(said.id)}>
          {dismissLabel}
        </Button>
      </div>
    </div>
  );
}
