import { lazyPart, useCome } from '#lib/lazy.tsx';

const Baobab = lazyPart(async () => (await import('./baobab.tsx')).Baobab);

/** A lazily loaded tree with reserved space. */
export const LateTree = ({ seeds, className }: { seeds: number; className?: string | undefined }) =>
  useCome(Baobab) ? (
    <Baobab seeds={seeds} className={className} />
  ) : (
    <svg viewBox="0 0 320 280" className={className} aria-hidden="true" />
  );
