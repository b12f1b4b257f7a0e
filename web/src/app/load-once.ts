const failures = new Set<() => void>();

/** Before another try: what failed to load is asked for again. */
export const forgetFailures = (): void => {
  for (const forget of failures) forget();
  failures.clear();
};

/** Loads a part of the app the first time it is needed, and then never again. */
export const loadOnce = <T>(load: () => Promise<T>): (() => Promise<T>) => {
  let loading: Promise<T> | null = null;
  return () => {
    if (loading !== null) return loading;
    const started = load();
    started.then(
      // As React's `use` reads it: once fulfilled it gives its value at once, also while prerendering.
      (value) => Object.assign(started, { status: 'fulfilled', value }),
      // Kept until somebody tries again: React asks twice, and must hear the same answer.
      () =>
        failures.add(() => {
          loading = null;
        }),
    );
    loading = started;
    return started;
  };
};
