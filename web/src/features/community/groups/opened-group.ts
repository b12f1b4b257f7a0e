import type { Group } from '@afrolearn/contract/groups.ts';

/** The open group, its viewer, and the callback after changes. */
export type OpenedGroup = {
  group: Group;
  userId: number;
  onClose: () => void;
  onChanged: () => void;
  onShowInvitation: () => void;
};
