import type { ClassCode } from '@afrolearn/contract/joining.ts';
import { Printer, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { CallError } from '#lib/call.ts';
import { dateText, momentText } from '#lib/dates.ts';
import { useLanguage, useText } from '#lib/language.tsx';
import * as paths from '#lib/paths.ts';
import { joining as texts } from '#messages/joining/en.ts';
import { Badge } from '#ui/badge.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Switch } from '#ui/check.tsx';
import { classes, join } from '#ui/classes.ts';
import { Dialog } from '#ui/dialog.tsx';
import { Notice } from '#ui/notice.tsx';
import { newCode, setCode } from '../teachers.api.ts';
import { fourAndFour } from './code-text.ts';
import css from './desk.module.css';

const c = classes(css);

const looks = { open: 'ok', closed: 'plain', expired: 'notyet' } as const;

type Props = { code: ClassCode; onChanged: () => void };

/** A class code: large, with its expiry and actions. */
export const CodeCard = ({ code, onChanged }: Props) => {
  const say = useText(texts);
  const { language } = useLanguage();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string | null>(null);
  const [asks, setAsks] = useState(false);
  const { class: room, state, automaticUntil } = code;

  const doing = async (act: () => Promise<unknown>) => {
    setBusy(true);
    setFailed(null);
    try {
      await act();
      setAsks(false);
    } catch (error) {
      setFailed((error instanceof CallError ? error.said : null) ?? say('failed'));
    }
    setBusy(false);
    onChanged();
  };

  if (code.code === null || state === 'none')
    return (
      <Card as="li">
        <h3>{room.name}</h3>
        <p className={c('muted')}>{say('noCode')}</p>
      </Card>
    );
  return (
    <Card as="li" className={c('codeCard')}>
      <div className={c('head')}>
        <h3>{room.name}</h3>
        <Badge kind={looks[state]}>{say(state)}</Badge>
      </div>
      <p className={join(c('code', state !== 'open' && 'still'), 'num')}>{fourAndFour(code.code)}</p>
      {state !== 'expired' && (
        <p className={c('muted')}>
          {say(state === 'open' ? 'until' : 'untilClosed', { day: dateText(language, code.expiresAt) })}
        </p>
      )}
      {state === 'open' && (
        <Switch
          label={say('automatic')}
          hint={
            automaticUntil === null
              ? say('automaticHint')
              : say('automaticUntil', { moment: momentText(language, automaticUntil) })
          }
          checked={automaticUntil !== null}
          disabled={busy}
          onChange={({ target }) => doing(() => setCode(room.id, { automatic: target.checked }))}
        />
      )}
      {failed !== null && <Notice kind="bad">{failed}</Notice>}
      <div className={c('acts')}>
        {state === 'open' && (
          <ButtonLink size="sm" icon={<Printer />} to={paths.joinSheet(room.id)}>
            {say('sheet')}
          </ButtonLink>
        )}
        {state !== 'expired' && (
          <Button
            kind="paper"
            size="sm"
            busy={busy}
            onClick={() => doing(() => setCode(room.id, { closed: state === 'open' }))}
          >
            {say(state === 'open' ? 'close' : 'reopen')}
          </Button>
        )}
        <Button kind="paper" size="sm" icon={<RefreshCw />} onClick={() => setAsks(true)}>
          {say('renew')}
        </Button>
      </div>
      <Dialog
        open={asks}
        onClose={() => setAsks(false)}
        title={say('renewAsk', room)}
        actions={
          <>
            <Button kind="paper" onClick={() => setAsks(false)}>
              {say('cancel')}
            </Button>
            <Button busy={busy} onClick={() => doing(() => newCode(room.id))}>
              {say('renew')}
            </Button>
          </>
        }
      >
        <p>{say('renewText')}</p>
      </Dialog>
    </Card>
  );
};
