import { lazyPart } from '#lib/lazy.tsx';
import { classes } from '#ui/classes.ts';
import { PartFrame } from '../part-frame.tsx';
import css from './sidebar.module.css';

const c = classes(css);

const Part = lazyPart(async () => (await import('./sidebar.tsx')).Sidebar);

/** The landing page has no sidebar and does not load it. Callers that render other pages load it first. */
export const loadSidebar = Part.load;

export const SidebarPart = ({ withLogo }: { withLogo: boolean }) => (
  <PartFrame fallback={<div className={c('side')} />}>
    <Part withLogo={withLogo} />
  </PartFrame>
);
