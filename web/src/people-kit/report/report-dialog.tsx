import { type ReportReason, reportReasons } from '@afrolearn/learning/safety/reports.ts';
import { useState } from 'react';
import { Failed } from '#ask/failed.tsx';
import { useLanguage, useText } from '#lib/language.tsx';
import { useSession } from '#lib/session.tsx';
import { Ear } from '#listen/ear.tsx';
import { safety } from '#messages/safety/en.ts';
import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { Dialog } from '#ui/dialog.tsx';
import { Notice } from '#ui/notice.tsx';
import { HelpCard } from './help-card.tsx';
import { report, type Sent } from './kept-reports.ts';
import css from './report.module.css';
import type { Reportable } from './reportable.ts';
import { Sign } from './signs.tsx';

const c = classes(css);

type Step =
  | { at: 'reasons' }
  | { at: 'help'; sent?: Sent }
  | { at: 'sending' | 'failed'; reason: ReportReason }
  | { at: 'end'; sent: Sent };

type Props = {
  about: Reportable;
  open: boolean;
  onClose: () => void;
  onSent?: (() => void) | undefined;
  onBlock?: (() => void) | undefined;
};

const Reasons = ({ about, choose }: { about: Reportable; choose: (reason: ReportReason) => void }) => {
  const say = useText(safety);
  const { language } = useLanguage();
  return (
    <ul className={c('reasons')}>
      {reportReasons.map((reason) => (
        <li key={reason}>
          <button
            type="button"
            className={c('reason', reason === 'scared' && 'urgent')}
            onClick={() => choose(reason)}
          >
            <span className={c('sign')}>
              <Sign name={reason} />
            </span>
            <span className={c('words')}>{say(`reason.${reason}`)}</span>
            <Sign name="next" size={20} />
          </button>
          {about.young === true && <Ear lang={language} text={say(`reason.${reason}`)} />}
        </li>
      ))}
    </ul>
  );
};

/** The second tap: the reason. Then it is sent or stored, and the child sees which. */
export const ReportDialog = ({ about, open, onClose, onSent, onBlock }: Props) => {
  const say = useText(safety);
  const { user } = useSession();
  const [step, setStep] = useState<Step>({ at: 'reasons' });
  const close = () => {
    onClose();
    setStep({ at: 'reasons' });
  };
  const choose = async (reason: ReportReason) => {
    if (user === null) return;
    setStep({ at: 'sending', reason });
    try {
      const sent = await report(user.id, { kind: about.kind, id: String(about.id) }, reason);
      if (sent.end !== 'gone') onSent?.();
      // A scared child needs the card more than thanks; the card confirms the report.
      setStep({ at: reason === 'scared' || sent.said != null ? 'help' : 'end', sent });
    } catch {
      setStep({ at: 'failed', reason });
    }
  };
  const help = () => setStep({ at: 'help' });
  const title = {
    reasons: say('whatIsWrong'),
    sending: say('sending'),
    failed: say('whatIsWrong'),
    help: say('notAlone'),
    end: step.at === 'end' ? say(step.sent.end) : '',
  }[step.at];
  return (
    <Dialog open={open} onClose={close} title={title} closeLabel={say('close')}>
      <div className={c('steps')} data-step={step.at}>
        {step.at === 'reasons' && (
          <>
            <p>{about.name === '' ? say('tapOneThing') : say('tapOne', { name: about.name })}</p>
            <Reasons about={about} choose={choose} />
            <Button kind="ghost" icon={<Sign name="phone" />} onClick={help}>
              {say('helpNow')}
            </Button>
          </>
        )}
        {step.at === 'sending' && <p role="status">{say('sending')}</p>}
        {step.at === 'failed' && <Failed retry={() => choose(step.reason)}>{say('failed')}</Failed>}
        {step.at === 'end' && (
          <>
            {step.sent.end === 'sent' && <p role="status">{say('sentMore')}</p>}
            {step.sent.end === 'gone' && <p role="status">{say('goneMore')}</p>}
            {step.sent.end === 'kept' && (
              <Notice kind="info" icon={<Sign name="offline" />}>
                {say('keptMore')}
              </Notice>
            )}
            <Button onClick={close}>{say('goOn')}</Button>
            {onBlock !== undefined && (
              <Button
                kind="paper"
                onClick={() => {
                  close();
                  onBlock();
                }}
              >
                {say('block', { name: about.name })}
              </Button>
            )}
            <Button kind="ghost" onClick={help}>
              {say('talk')}
            </Button>
          </>
        )}
        {step.at === 'help' && (
          <HelpCard titled>
            {step.sent !== undefined && (
              <Notice kind={step.sent.end === 'sent' ? 'ok' : 'info'}>
                {step.sent.said ?? (step.sent.end === 'kept' ? say('keptMore') : say(step.sent.end))}
              </Notice>
            )}
            <Button kind="ghost" onClick={close}>
              {say('close')}
            </Button>
          </HelpCard>
        )}
      </div>
    </Dialog>
  );
};
