import { useSyncExternalStore } from 'react';
import { readLocal, removeLocal, writeLocal } from './local.ts';

export type Theme = 'light' | 'dark';

const listeners = new Set<() => void>();
const systemIsDark = () => globalThis.matchMedia?.('(prefers-color-scheme: dark)').matches === true;

const currentTheme = (): Theme => readLocal('theme') ?? (systemIsDark() ? 'dark' : 'light');

/** Applies the stored theme: another person's may have come or gone. */
export const showTheme = (): void => {
  const kept = readLocal('theme');
  if (kept === null) delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = kept;
  for (const tell of listeners) tell();
};

/** Stored under the documented key `theme`; a script in index.html reads it before the first paint. */
export const chooseTheme = (theme: Theme | 'system'): void => {
  if (theme === 'system') removeLocal('theme');
  else writeLocal('theme', theme);
  showTheme();
};

export const useTheme = (): Theme =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    currentTheme,
    () => 'light',
  );
