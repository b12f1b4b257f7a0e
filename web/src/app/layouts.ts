/**
 * `bar` is the public navbar, the app's own bar with bell, log out and drawer, or the frame of adults; `none` is for one
 * task.
 */
export type Layout = { bar: 'navbar' | 'appbar' | 'adult' | 'none'; sidebar: boolean };

/** The bars of a page, as its row names them; for everybody but adults, who have their frame on every page of the app. */
export const layouts = {
  /** Painted for everybody: info pages, log in, and an address that is no page. */
  public: { bar: 'navbar', sidebar: true },
  front: { bar: 'navbar', sidebar: false },
  /** A page of the app for whoever is signed in. */
  app: { bar: 'appbar', sidebar: true },
  wide: { bar: 'appbar', sidebar: false },
  /** Open to visitors and part of a learner's day: a person has the bar of the app, a visitor the public one. */
  either: { bar: 'navbar', sidebar: true },
  /** Only adults come here. Their frame is there from the first draw on. */
  adults: { bar: 'navbar', sidebar: true },
  /** For one task: no bars, whoever is there. */
  task: { bar: 'none', sidebar: false },
} as const satisfies Readonly<Record<string, Layout>>;

export type LayoutName = keyof typeof layouts;
