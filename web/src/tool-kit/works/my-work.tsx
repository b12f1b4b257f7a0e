import type { OpenTool } from '@afrolearn/learning/tools/registry.ts';
import type { WorkData } from '@afrolearn/learning/works/data.ts';
import { CloudCheck, Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Failed } from '#ask/failed.tsx';
import { useText } from '#lib/language.tsx';
import { useSession } from '#lib/session.tsx';
import { madeWorks } from '#messages/made-works/en.ts';
import { tools } from '#messages/tools/en.ts';
import { removeWork, wishShown } from '#offline/works/works-here.ts';
import { Bones } from '#ui/bones.tsx';
import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { Dialog } from '#ui/dialog.tsx';
import { Notice } from '#ui/notice.tsx';
import type { ListedWork } from './listed.ts';
import css from './my-work.module.css';
import { useMadeWorks } from './use-made-works.ts';
import { type Acts, WorkCard } from './work-card.tsx';

const c = classes(css);
const DeleteDialog = ({
  work,
  onClose,
  onDelete,
}: {
  work: ListedWork | null;
  onClose: () => void;
  onDelete: () => void;
}) => {
  const say = useText(madeWorks);
  return (
    <Dialog
      open={work !== null}
      onClose={onClose}
      title={say('removeAsk', { title: work?.title ?? '' })}
      actions={
        <>
          <Button kind="paper" onClick={onClose}>
            {say('removeNo')}
          </Button>
          <Button kind="danger" onClick={onDelete}>
            {say('removeYes')}
          </Button>
        </>
      }
    >
      {say('removeText')}
    </Dialog>
  );
};

type MyWorkProps = {
  tool: OpenTool;
  open: boolean;
  onClose: () => void;
  /** Opens a work, or a new one for null. */
  onOpen: (id: string | null) => void;
  /** A small picture of a work. The data is not checked: the tool's own validator comes first. */
  preview: (data: WorkData) => ReactNode;
};

/** All that a learner made with a tool, on this device and others (reference `tool-frame-work`). */
export const MyWork = ({ tool, open, onClose, onOpen, preview }: MyWorkProps) => {
  const say = useText(madeWorks);
  return (
    <Dialog open={open} onClose={onClose} title={say('title')} closeLabel={say('close')} wide>
      {open && <Shelf tool={tool} onOpen={onOpen} preview={preview} />}
    </Dialog>
  );
};

const Shelf = ({ tool, onOpen, preview }: Pick<MyWorkProps, 'tool' | 'onOpen' | 'preview'>) => {
  const say = useText(madeWorks);
  const name = useText(tools);
  const owner = useSession().user?.id ?? 0;
  const { works, others, retry } = useMadeWorks(tool);
  const [going, setGoing] = useState<ListedWork | null>(null);
  if (works === null) return <Bones lines={4} label={say('loading')} />;
  const acts: Acts = {
    onOpen,
    onShow: (here, shown) => void wishShown(owner, here, shown).catch(() => undefined),
    onDelete: setGoing,
  };
  const isEmpty = works.length === 0 && others !== 'loading';
  return (
    <>
      <p>{isEmpty ? say('none') : say('lead', { tool: name(tool), count: works.length })}</p>
      <ul className={c('shelf')}>
        {works.map((work) => (
          <WorkCard
            key={work.id}
            work={work}
            preview={work.here === null ? null : preview(work.here.data)}
            acts={acts}
          />
        ))}
        <li className={c('new')}>
          <button type="button" onClick={() => onOpen(null)}>
            <Plus aria-hidden="true" />
            {say('new')}
          </button>
        </li>
      </ul>
      {others === 'offline' && <Notice kind="info">{say('offline')}</Notice>}
      {others === 'failed' && (
        <Failed retry={retry} kind="info">
          {say('failed')}
        </Failed>
      )}
      <p className={c('safe')}>
        <CloudCheck className={c('safeIcon')} aria-hidden="true" />
        <span>{say('safe')}</span>
      </p>
      <DeleteDialog
        work={going}
        onClose={() => setGoing(null)}
        onDelete={() => {
          if (going !== null) void removeWork(owner, going.id).catch(() => undefined);
          setGoing(null);
        }}
      />
    </>
  );
};
