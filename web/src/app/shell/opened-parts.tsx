/**
 * Panels that the bars open. They load on the first press, or are preloaded when the page is idle
 * (`person-sync.tsx`).
 */
import { useState } from 'react';
import { lazyPart, useCome } from '#lib/lazy.tsx';

type Opened = { open: boolean; onClose: () => void };

/* Remembers a press during loading, and opens the panel when it has loaded. */
const whenOpened = (Part: ReturnType<typeof lazyPart<Opened>>) => (props: Opened) => {
  const [wanted, setWanted] = useState(props.open);
  if (props.open && !wanted) setWanted(true);
  return useCome(Part, wanted) && <Part {...props} />;
};

export const DrawerPart = whenOpened(lazyPart(async () => (await import('./drawer.tsx')).Drawer));
export const LogOutDialogPart = whenOpened(
  lazyPart(async () => (await import('./log-out-dialog.tsx')).LogOutDialog),
);
