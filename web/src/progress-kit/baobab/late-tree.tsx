import { lazyPart, useCome } from '#lib/lazy.tsx';

const Baobab = lazyPart(async () => (await import('./baobab.tsx')).Baobab);

/** The tree on a page that does not wait for its drawing: until it has come, its place is kept. */
export const LateTree = ({ seeds, className }: { seeds: number; className?: string | undefined }) =>
  useCome(Baobab) ? (
    <Baobab seeds={seeds} className={className} />
  ) : (
    <svg viewBox="0 0 320 280" className={className} aria-hidden="true" />
  );
