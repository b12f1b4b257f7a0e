import type { AnyValues } from '@afrolearn/learning/assistant/tool.ts';

/** The values that are not the same as before. */
export const changedIn = (next: AnyValues, before: AnyValues): AnyValues =>
  Object.fromEntries(
    Object.entries(next).filter(([name, value]) => value !== before[name as keyof AnyValues]),
  );
