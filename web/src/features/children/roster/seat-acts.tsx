import type { Child } from '@afrolearn/contract/families.ts';
import { useState } from 'react';
import { useText } from '#lib/language.tsx';
import { children as texts } from '#messages/children/en.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { SelectField } from '#ui/field.tsx';
import { movePupil, takeOut } from '../children.api.ts';

type Room = { id: number; name: string };
type Said = { childId: number; text: string };
type Props = {
  classId: number;
  child: Child;
  /** The teacher's other classes. */
  rooms: readonly Room[];
  /** Does it, and then says so. */
  onAct: (said: Said, act: () => Promise<unknown>) => void;
};

/** A pupil changes the class, or leaves it. Both are asked about, and both can be undone. */
export const SeatActs = ({ classId, child, rooms, onAct }: Props) => {
  const say = useText(texts);
  const [open, setOpen] = useState<'move' | 'leave' | null>(null);
  const [to, setTo] = useState('');
  const chosen = rooms.find(({ id }) => String(id) === to);
  const close = () => setOpen(null);
  const onLeave = () =>
    onAct({ childId: child.id, text: say('leftNow', child) }, () => takeOut(classId, child.id));
  const onMove = (room: Room) =>
    onAct({ childId: child.id, text: say('movedTo', { name: child.name, class: room.name }) }, () =>
      movePupil(classId, child.id, room.id),
    );
  return (
    <>
      {rooms.length > 0 && (
        <Button size="sm" kind="ghost" onClick={() => setOpen('move')}>
          {say('move')}
        </Button>
      )}
      <Button size="sm" kind="ghost" onClick={() => setOpen('leave')}>
        {say('leave')}
      </Button>
      <Dialog
        open={open !== null}
        onClose={close}
        title={open !== null && say(open === 'move' ? 'moveOf' : 'leaveAsk', child)}
        actions={
          <>
            <Button kind="paper" onClick={close}>
              {say('cancel')}
            </Button>
            <Button
              disabled={open === 'move' && chosen === undefined}
              onClick={() => {
                close();
                if (open === 'leave') onLeave();
                else if (chosen !== undefined) onMove(chosen);
              }}
            >
              {say(open === 'move' ? 'moveNow' : 'leave')}
            </Button>
          </>
        }
      >
        {open === 'leave' && <p>{say('leaveText')}</p>}
        {open === 'move' && (
          <SelectField label={say('moveTo')} value={to} onChange={(event) => setTo(event.target.value)}>
            <option value="" />
            {rooms.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
        )}
      </Dialog>
    </>
  );
};
