import { useSyncExternalStore } from 'react';
import { readLocal, removeLocal, writeLocal } from './local.ts';

export type Theme = 'light' | 'dark';

const listeners = new Set<() => void>();
const systemIsDark = () => globalThis.matchMedia?.('(prefers-color-scheme: dark)').matches === true;

const currentTheme = (): Theme => {
  const saved = readLocal('theme');
  if (saved === 'light' || saved === 'dark') return saved;
  return systemIsDark() ? 'dark' : 'light';
};

/** Saved under the documented key `theme`; the tiny script in index.html reads it before the first paint. */
export const chooseTheme = (theme: Theme | 'system'): void => {
  if (theme === 'system') {
    removeLocal('theme');
    delete document.documentElement.dataset['theme'];
  } else {
    writeLocal('theme', theme);
    document.documentElement.dataset['theme'] = theme;
  }
  for (const tell of listeners) tell();
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
