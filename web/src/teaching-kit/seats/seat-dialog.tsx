import { useState } from 'react';
import { useText } from '#lib/language.tsx';
import { classTexts as texts } from '#messages/classes/en.ts';
import { Bones } from '#ui/bones.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { SelectField } from '#ui/field.tsx';
import type { Left } from './seat-said.tsx';
import { movePupil, takeOut } from './seats.api.ts';

type Room = { readonly id: number; readonly name: string };
/** The pupil and the intended action. */
export type Seat = { readonly id: number; readonly name: string; readonly what: 'move' | 'leave' };
type Props = {
  classId: number;
  seat: Seat | null;
  /** The teacher's other classes; null while they load. */
  rooms: readonly Room[] | null;
  onClose: () => void;
  /** Runs the action, then shows the result. */
  onAct: (said: Left, act: () => Promise<unknown>) => void;
};

/** Moves a pupil to another class or removes them. Both need a confirmation and can be undone. */
export const SeatDialog = ({ classId, seat, rooms, onClose, onAct }: Props) => {
  const say = useText(texts);
  const [to, setTo] = useState('');
  const chosen = rooms?.find(({ id }) => String(id) === to);
  const isMove = seat?.what === 'move';
  const act = () => {
    onClose();
    if (seat === null) return;
    const { id, name } = seat;
    if (!isMove) onAct({ childId: id, text: say('leftNow', { name }) }, () => takeOut(classId, id));
    else if (chosen !== undefined)
      onAct({ childId: id, text: say('movedTo', { name, class: chosen.name }) }, () =>
        movePupil(classId, id, chosen.id),
      );
  };
  return (
    <Dialog
      open={seat !== null}
      onClose={onClose}
      title={seat !== null && say(isMove ? 'moveOf' : 'leaveAsk', { name: seat.name })}
      actions={
        <>
          <Button kind="paper" onClick={onClose}>
            {say('cancel')}
          </Button>
          <Button disabled={isMove && chosen === undefined} onClick={act}>
            {say(isMove ? 'moveNow' : 'leave')}
          </Button>
        </>
      }
    >
      {seat?.what === 'leave' && <p>{say('leaveText')}</p>}
      {isMove && rooms === null && <Bones lines={2} label={say('loading')} />}
      {isMove && rooms?.length === 0 && <p>{say('noOther')}</p>}
      {isMove && rooms !== null && rooms.length > 0 && (
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
  );
};
