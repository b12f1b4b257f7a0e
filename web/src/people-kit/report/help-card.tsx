import { helplineOf } from '@afrolearn/learning/safety/helplines.ts';
import { type ReactNode, useState } from 'react';
import { useLanguage, useText } from '#lib/language.tsx';
import { useSession } from '#lib/session.tsx';
import { Ear } from '#listen/ear.tsx';
import { safety } from '#messages/safety/en.ts';
import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { Notice } from '#ui/notice.tsx';
import { report } from './kept-reports.ts';
import css from './report.module.css';
import { Sign } from './signs.tsx';
import auntie from './trusted-adult.svg?inline';

const c = classes(css);

/** A learner asks to talk: the school's head and a second adult read it. */
const AskTeacher = ({ owner }: { owner: number }) => {
  const say = useText(safety);
  const [state, setState] = useState<'open' | 'busy' | 'sent' | 'kept' | 'failed'>('open');
  const ask = async () => {
    setState('busy');
    try {
      const { end } = await report(owner, { kind: 'person', id: String(owner) }, 'scared');
      setState(end === 'gone' ? 'failed' : end);
    } catch {
      setState('failed');
    }
  };
  if (state === 'sent') return <Notice kind="ok">{say('asked')}</Notice>;
  if (state === 'kept') return <Notice kind="info">{say('askedKept')}</Notice>;
  return (
    <>
      {state === 'failed' && <Notice kind="bad">{say('failed')}</Notice>}
      <Button kind="quiet" icon={<Sign name="teacher" />} busy={state === 'busy'} onClick={ask}>
        {say('askTeacher')}
      </Button>
    </>
  );
};

/**
 * Permissions 'Moderation' 1 and G17: whom to tell and which number to call. Bundled, so that it works
 * offline. `titled`: the dialog has the heading.
 */
export const HelpCard = ({ titled = false, children }: { titled?: boolean; children?: ReactNode }) => {
  const say = useText(safety);
  const { language } = useLanguage();
  const { user } = useSession();
  const line = helplineOf(user?.country ?? null);
  const number = line?.number ?? '';
  return (
    <div className={c('help')}>
      <div className={c('scene')}>
        <img src={auntie} alt={say('picture')} width="400" height="300" />
      </div>
      <div className={c('title')}>
        {titled ? (
          <p className={c('quiet')}>{say('trusted')}</p>
        ) : (
          <h2 className={c('heading')}>{say('notAlone')}</h2>
        )}
        <Ear
          lang={language}
          text={[
            say('notAlone'),
            say('trusted'),
            ...(line ? [say('call', { number }), say('helpline')] : []),
          ]}
        />
      </div>
      {!titled && <p className={c('quiet')}>{say('trusted')}</p>}
      {line !== null && (
        <>
          <a className={c('call')} href={`tel:${line.number}`}>
            <Sign name="phone" size={28} />
            {say('call', { number })}
          </a>
          <p className={c('under')}>{say('helpline')}</p>
        </>
      )}
      {user?.role === 'learner' && <AskTeacher owner={user.id} />}
      {children}
    </div>
  );
};
