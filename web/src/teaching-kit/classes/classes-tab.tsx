import type { ClassOfTeacher } from '@afrolearn/contract/classes.ts';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useAnswer } from '#ask/use-answer.ts';
import { CallError } from '#lib/call.ts';
import { useText } from '#lib/language.tsx';
import { classTexts } from '#messages/classes/en.ts';
import { Bones } from '#ui/bones.tsx';
import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { Dialog } from '#ui/dialog.tsx';
import { Empty } from '#ui/empty.tsx';
import { Notice } from '#ui/notice.tsx';
import basket from '#ui/pictures/illustrations/empty-basket.svg?no-inline';
import { FailedButKept, useKeptAnswer } from '../kept/index.ts';
import { ArchivedClasses } from './archived-classes.tsx';
import { AddClassDialog, EditClassDialog } from './class-dialogs.tsx';
import { type ClassLink, ClassRow } from './class-row.tsx';
import { archiveClass, archivedClasses, myClasses, restoreClass } from './classes.api.ts';
import css from './classes.module.css';

const c = classes(css);

type Said = { kind: 'ok' | 'bad'; text: string; undo?: ClassOfTeacher };
type Props = {
  /** Further pages of a class, such as its attendance, passed by the page. */
  links?: (room: ClassOfTeacher) => readonly ClassLink[];
};

/** A teacher's classes: create, edit, archive and restore. */
export const ClassesTab = ({ links }: Props) => {
  const say = useText(classTexts);
  const open = useKeptAnswer('mine', myClasses);
  const old = useAnswer('classes archived', archivedClasses);
  const [adding, setAdding] = useState(false);
  const [edited, setEdited] = useState<ClassOfTeacher | null>(null);
  const [asked, setAsked] = useState<ClassOfTeacher | null>(null);
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState<Said | null>(null);
  const again = () => {
    open.retry();
    old.retry();
  };

  const doing = async (act: () => Promise<Said>, failed: string) => {
    setBusy(true);
    setSaid(null);
    try {
      setSaid(await act());
    } catch (error) {
      setSaid({ kind: 'bad', text: (error instanceof CallError ? error.said : null) ?? failed });
    }
    setBusy(false);
    again();
  };
  const archive = (room: ClassOfTeacher) =>
    doing(async () => {
      await archiveClass(room.id);
      return { kind: 'ok', text: say('archivedNow', room), undo: room };
    }, say('archiveFailed'));
  const restore = (room: ClassOfTeacher) =>
    doing(async () => {
      await restoreClass(room.id);
      return { kind: 'ok', text: say('restored', room) };
    }, say('restoreFailed'));

  const rooms = open.data;
  return (
    <section className={c('tab')} aria-labelledby="own-classes">
      <div className={c('head')}>
        <h2 id="own-classes">{say('yourClasses')}</h2>
        <Button icon={<Plus />} onClick={() => setAdding(true)}>
          {say('addClass')}
        </Button>
      </div>
      {said !== null && (
        <Notice
          kind={said.kind}
          action={
            said.undo !== undefined && (
              <Button
                size="sm"
                kind="paper"
                busy={busy}
                onClick={() => said.undo !== undefined && restore(said.undo)}
              >
                {say('undo')}
              </Button>
            )
          }
        >
          {said.text}
        </Notice>
      )}
      {rooms === null && open.state === 'loading' && <Bones lines={4} label={say('loading')} />}
      {open.state === 'failed' && (
        <FailedButKept retry={again} failed={open.failure?.said ?? say('loadFailed')} asOf={open.asOf} />
      )}
      {rooms?.length === 0 && <Empty picture={basket}>{say('noClasses')}</Empty>}
      {rooms !== null && rooms.length > 0 && (
        <ul className={c('list')}>
          {rooms.map((room) => (
            <ClassRow
              key={room.id}
              room={room}
              links={links?.(room) ?? []}
              onEdit={() => setEdited(room)}
              onArchive={() => setAsked(room)}
            />
          ))}
        </ul>
      )}
      {old.data !== null && <ArchivedClasses rooms={old.data} busy={busy} onBack={restore} />}
      <AddClassDialog
        open={adding}
        onClose={() => setAdding(false)}
        onDone={() => {
          setAdding(false);
          again();
        }}
      />
      <EditClassDialog
        room={edited}
        onClose={() => setEdited(null)}
        onDone={() => {
          setEdited(null);
          again();
        }}
      />
      <Dialog
        open={asked !== null}
        onClose={() => setAsked(null)}
        title={asked !== null && say('archiveAsk', asked)}
        actions={
          <>
            <Button kind="paper" onClick={() => setAsked(null)}>
              {say('cancel')}
            </Button>
            <Button
              onClick={() => {
                if (asked !== null) void archive(asked);
                setAsked(null);
              }}
            >
              {say('archive')}
            </Button>
          </>
        }
      >
        <p>{say('archiveText')}</p>
      </Dialog>
    </section>
  );
};
