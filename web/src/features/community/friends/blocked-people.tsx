import { useState } from 'react';
import { Failed } from '#ask/failed.tsx';
import { useAnswer } from '#ask/use-answer.ts';
import { useText } from '#lib/language.tsx';
import { friends as texts } from '#messages/friends/en.ts';
import { Bones } from '#ui/bones.tsx';
import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { Dialog } from '#ui/dialog.tsx';
import { myBlocks, unblockLearner } from './friends.api.ts';
import css from './friends-tab.module.css';
import { PersonCard } from './person-card.tsx';

const c = classes(css);

/** The learner's blocked people, with undo (permissions N12). */
export const BlockedPeople = ({ onChange }: { onChange: () => void }) => {
  const say = useText(texts);
  const [open, setOpen] = useState(false);
  const [failed, setFailed] = useState(false);
  const { state, data, retry } = useAnswer(open ? 'blocks' : null, myBlocks);

  const unblock = async (id: number) => {
    setFailed(false);
    try {
      await unblockLearner(id);
    } catch {
      setFailed(true);
    }
    retry();
    onChange();
  };

  return (
    <>
      <Button kind="ghost" size="sm" className={c('start')} onClick={() => setOpen(true)}>
        {say('blockedPeople')}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        closeLabel={say('close')}
        title={say('blockedPeople')}
      >
        {failed && <Failed retry={null}>{say('unblockFailed')}</Failed>}
        {state === 'loading' && data === null && <Bones lines={2} label={say('loading')} />}
        {(state === 'failed' || state === 'missing') && <Failed retry={retry}>{say('loadFailed')}</Failed>}
        {state === 'done' && data.length === 0 && <p>{say('noneBlocked')}</p>}
        {data !== null && data.length > 0 && (
          <ul className={c('list', 'narrow')}>
            {data.map((person) => (
              <PersonCard
                key={person.id}
                person={person}
                beside={
                  <Button size="sm" kind="paper" onClick={() => unblock(person.id)}>
                    {say('unblock')}
                    <span className="vh"> {person.name}</span>
                  </Button>
                }
              />
            ))}
          </ul>
        )}
      </Dialog>
    </>
  );
};
