/**
 * `bar` is the public navbar, the app's own bar with bell, log out and drawer, or the frame of adults; `none` is for one
 * task.
 */
export type Layout = { bar: 'navbar' | 'appbar' | 'adult' | 'none'; sidebar: boolean };

/** The bars of a page, by the layout that its row names. Adults have their own frame on every page of the app. */
export const layouts = {
  /** The same for everybody: info pages, log in, and the page for unknown addresses. */
  public: { bar: 'navbar', sidebar: true },
  front: { bar: 'navbar', sidebar: false },
  /** A page of the app for signed-in people. */
  app: { bar: 'appbar', sidebar: true },
  wide: { bar: 'appbar', sidebar: false },
  /** Open to visitors and part of a learner's day: signed-in people see the app bar, visitors the public one. */
  either: { bar: 'navbar', sidebar: true },
  /** For adults only. Their frame is there from the first paint. */
  adults: { bar: 'navbar', sidebar: true },
  /** For one task: no bars for any role. */
  task: { bar: 'none', sidebar: false },
} as const satisfies Readonly<Record<string, Layout>>;

export type LayoutName = keyof typeof layouts;
