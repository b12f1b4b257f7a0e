import { Check, CircleAlert, CloudCheck, CloudUpload } from 'lucide-react';
import { useText } from '#lib/language.tsx';
import { saving } from '#messages/saving/en.ts';
import { Badge } from '#ui/badge.tsx';
import type { WorkState } from './work-here.ts';

export const stateLooks = {
  saved: { kind: 'info', icon: CloudCheck },
  waiting: { kind: 'notyet', icon: CloudUpload },
  sent: { kind: 'ok', icon: Check },
  refused: { kind: 'bad', icon: CircleAlert },
} as const satisfies Record<WorkState, unknown>;

/** One of the four states of saving, always in the same words and colours. */
export const SavingBadge = ({ state }: { state: WorkState }) => {
  const say = useText(saving);
  const { kind, icon: Icon } = stateLooks[state];
  return (
    <Badge kind={kind} icon={<Icon size={18} aria-hidden="true" />}>
      {say(state === 'saved' ? 'short.saved' : state)}
    </Badge>
  );
};
