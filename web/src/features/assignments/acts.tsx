import { useState } from 'react';
import { CallError } from '#lib/call.ts';
import { useText } from '#lib/language.tsx';
import * as paths from '#lib/paths.ts';
import { assignments as texts } from '#messages/assignments/en.ts';
import { useNavigate } from '#routing/index.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { Dialog } from '#ui/dialog.tsx';
import { Notice } from '#ui/notice.tsx';
import { changeWork, type Results, takeBack } from './assignments.api.ts';
import css from './assignments.module.css';

const c = classes(css);

/* Everything collapsed on the screen is printed. */
const printAll = () => {
  for (const folded of document.querySelectorAll('main details')) folded.setAttribute('open', '');
  print();
};

/** A teacher's actions on an assignment: print, close, reopen, delete. */
export const Acts = ({ data, onDone }: { data: Results; onDone: () => void }) => {
  const say = useText(texts);
  const go = useNavigate();
  const [asks, setAsks] = useState(false);
  const [failed, setFailed] = useState<string | null>(null);
  const act = async (work: () => Promise<unknown>, then: () => void) => {
    setFailed(null);
    try {
      await work();
      then();
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setFailed(error.said ?? say('sendFailed'));
    }
  };
  return (
    <>
      <p className={c('actions')}>
        <ButtonLink kind="ghost" size="sm" to={paths.assignments}>
          {say('back')}
        </ButtonLink>
        <Button kind="paper" size="sm" onClick={printAll}>
          {say('print')}
        </Button>
        <Button
          kind="paper"
          size="sm"
          onClick={() => act(() => changeWork(data.id, { closed: !data.closed }), onDone)}
        >
          {say(data.closed ? 'reopen' : 'close')}
        </Button>
        <Button kind="paper" size="sm" onClick={() => setAsks(true)}>
          {say('takeBack')}
        </Button>
      </p>
      {failed !== null && <Notice kind="bad">{failed}</Notice>}
      <Dialog
        open={asks}
        onClose={() => setAsks(false)}
        title={say('takeBack')}
        closeLabel={say('cancel')}
        actions={
          <>
            <Button kind="paper" onClick={() => setAsks(false)}>
              {say('cancel')}
            </Button>
            <Button
              onClick={() =>
                act(
                  () => takeBack(data.id),
                  () => go(paths.assignments),
                )
              }
            >
              {say('takeBack')}
            </Button>
          </>
        }
      >
        <p>{say('sure')}</p>
      </Dialog>
    </>
  );
};
