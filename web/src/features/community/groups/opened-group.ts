import type { Group } from '@afrolearn/contract/groups.ts';

/** The group that is open, who looks at it, and what the page does when something changed. */
export type OpenedGroup = {
  group: Group;
  userId: number;
  onClose: () => void;
  onChanged: () => void;
  onShowInvitation: () => void;
};
