import { isStoredLocal } from '#lib/local.ts';
import { unsentKey } from '#lib/settings.ts';

/** The text about a choice that the server does not have yet: whether this device has stored it. */
export const unsentText = (userId: number): 'savedHere' | 'notSavedHere' =>
  isStoredLocal(unsentKey(userId)) ? 'savedHere' : 'notSavedHere';
