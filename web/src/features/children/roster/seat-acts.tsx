import { useState } from 'react';
import { useText } from '#lib/language.tsx';
import { classTexts as texts } from '#messages/classes/en.ts';
import { type Left, type Seat, SeatDialog } from '#teaching-kit/seats/index.ts';
import { Button } from '#ui/button.tsx';

type Props = {
  classId: number;
  child: { id: number; name: string };
  /** The teacher's other classes. */
  rooms: readonly { id: number; name: string }[];
  /** Runs the action, then shows the message. */
  onAct: (said: Left, act: () => Promise<unknown>) => void;
};

/** The two row actions for a pupil who leaves. */
export const SeatActs = ({ classId, child: { id, name }, rooms, onAct }: Props) => {
  const say = useText(texts);
  const [what, setWhat] = useState<Seat['what'] | null>(null);
  return (
    <>
      {rooms.length > 0 && (
        <Button size="sm" kind="ghost" onClick={() => setWhat('move')}>
          {say('move')}
        </Button>
      )}
      <Button size="sm" kind="ghost" onClick={() => setWhat('leave')}>
        {say('leave')}
      </Button>
      <SeatDialog
        classId={classId}
        seat={what === null ? null : { id, name, what }}
        rooms={rooms}
        onClose={() => setWhat(null)}
        onAct={onAct}
      />
    </>
  );
};
