import { type ComponentType, Suspense, use } from 'react';
import { classes } from '#ui/classes.ts';
import css from './sidebar.module.css';

const c = classes(css);

type SidebarProps = { withLogo: boolean };
let Sidebar: ComponentType<SidebarProps> | null = null;
let loading: Promise<void> | null = null;

/** The landing page has no sidebar and should not load one; whoever renders other pages loads it first. */
export const loadSidebar = (): Promise<void> => {
  loading ??= import('./sidebar.tsx').then(
    (module) => {
      Sidebar = module.Sidebar;
    },
    (error: unknown) => {
      loading = null;
      throw error;
    },
  );
  return loading;
};

const Loaded = (props: SidebarProps) => {
  if (Sidebar === null) use(loadSidebar());
  return Sidebar === null ? null : <Sidebar {...props} />;
};

export const SidebarPart = (props: SidebarProps) => (
  <Suspense fallback={<div className={c('side')} />}>
    <Loaded {...props} />
  </Suspense>
);
