import type { ClassSummary } from '@afrolearn/contract/teaching.ts';
import { ArrowRight, Ellipsis, IdCard, LogOut } from 'lucide-react';
import { useState } from 'react';
import { useAnswer } from '#ask/use-answer.ts';
import { CallError } from '#lib/call.ts';
import { useText } from '#lib/language.tsx';
import * as paths from '#lib/paths.ts';
import { classTexts } from '#messages/classes/en.ts';
import { teachingTexts } from '#messages/teaching/en.ts';
import { StudentTable } from '#teaching-kit/figures/index.ts';
import { type Left, putBack, type Seat, SeatDialog, SeatSaid } from '#teaching-kit/seats/index.ts';
import { Card } from '#ui/card.tsx';
import { Menu } from '#ui/menu.tsx';
import { myClasses } from './class-detail.api.ts';

type Props = { summary: ClassSummary; className: string; onChanged: () => void };

/** 'Student Roster', with the seat actions beside each name. */
export const ClassRoster = ({ summary, className, onChanged }: Props) => {
  const title = useText(teachingTexts)('roster');
  const say = useText(classTexts);
  const { class: room, studentRoster } = summary;
  const [seat, setSeat] = useState<Seat | null>(null);
  const [left, setLeft] = useState<Left | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const own = useAnswer(seat?.what === 'move' ? 'classes' : null, myClasses);
  const rooms = own.state === 'loading' ? null : (own.data ?? []).filter(({ id }) => id !== room.id);
  const doing = async (said: Left | null, act: () => Promise<unknown>) => {
    setFailed(null);
    try {
      await act();
      setLeft(said);
      onChanged();
    } catch (error) {
      setFailed((error instanceof CallError ? error.said : null) ?? say('seatFailed'));
    }
  };
  return (
    <>
      <SeatSaid
        failed={failed}
        left={left}
        onUndo={(childId) => doing(null, () => putBack(room.id, childId))}
      />
      <Card className={className}>
        <StudentTable
          title={title}
          students={studentRoster}
          file={room.name}
          acts={({ id, name }) => (
            <Menu
              kind="ghost"
              size="sm"
              round
              icon={<Ellipsis />}
              label={say('actsOf', { name })}
              items={[
                {
                  label: say('moveItem'),
                  icon: <ArrowRight />,
                  onSelect: () => setSeat({ id, name, what: 'move' }),
                },
                {
                  label: say('leave'),
                  icon: <LogOut />,
                  onSelect: () => setSeat({ id, name, what: 'leave' }),
                },
                { label: say('cardItem'), icon: <IdCard />, to: paths.classCards(room.id) },
              ]}
            />
          )}
        />
      </Card>
      <SeatDialog
        classId={room.id}
        seat={seat}
        rooms={rooms}
        onClose={() => setSeat(null)}
        onAct={(said, act) => void doing(said, act)}
      />
    </>
  );
};
