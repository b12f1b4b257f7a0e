/** What the bars open: it comes when it is first pressed, or ahead of that when the page is quiet (`person-sync.tsx`). */
import { useState } from 'react';
import { lazyPart, useCome } from '#lib/lazy.tsx';

type Opened = { open: boolean; onClose: () => void };

/* A press is not lost: it is open from then on, and shows when it has come. */
const whenOpened = (Part: ReturnType<typeof lazyPart<Opened>>) => (props: Opened) => {
  const [wanted, setWanted] = useState(props.open);
  if (props.open && !wanted) setWanted(true);
  return useCome(Part, wanted) && <Part {...props} />;
};

export const DrawerPart = whenOpened(lazyPart(async () => (await import('./drawer.tsx')).Drawer));
export const LogOutDialogPart = whenOpened(
  lazyPart(async () => (await import('./log-out-dialog.tsx')).LogOutDialog),
);
