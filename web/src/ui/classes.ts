// Binds a CSS module, so that a component writes c('button', kind) and may add the caller's own class.

type Name = string | false | null | undefined;

export const classes =
  (module: CSSModuleClasses) =>
  (...names: Name[]): string =>
    names
      .map((name) => name && (module[name] ?? ''))
      .filter(Boolean)
      .join(' ');

/** Joins finished class names: the component's own and the one its caller gave. */
export const join = (...names: Name[]): string => names.filter(Boolean).join(' ');
