import { useSyncExternalStore } from 'react';
import { hasUnsaved, onUnsaved } from './unsaved.ts';

/** Whether some work of this page is neither stored nor sent yet. */
export const useHasUnsaved = (): boolean => useSyncExternalStore(onUnsaved, hasUnsaved, () => false);
