import type { OwnSession } from '@afrolearn/contract/settings.ts';
import { Monitor, Smartphone } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Failed } from '#ask/failed.tsx';
import { useAnswer } from '#ask/use-answer.ts';
import { dateText } from '#lib/dates.ts';
import { useLanguage, useText } from '#lib/language.tsx';
import { settings } from '#messages/settings/en.ts';
import { Badge } from '#ui/badge.tsx';
import { Bones } from '#ui/bones.tsx';
import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { useToast } from '#ui/toast.tsx';
import css from './device-list.module.css';
import { useFailure } from './failure.ts';
import { endOtherSessions, endSession, ownSessions } from './settings.api.ts';

const c = classes(css);

const isHandheld = (device: string | null) => /Android|iPhone|iPad|KaiOS/.test(device ?? '');
const dayOf = (moment: string | Date) => new Date(moment).toDateString();

/** The person's sessions (permissions N17). A new `version` refetches. */
export const DeviceList = ({ version }: { version: number }) => {
  const say = useText(settings);
  const { language } = useLanguage();
  const toast = useToast();
  const failureOf = useFailure();
  const { state, data: sessions, failure, retry } = useAnswer('sessions', ownSessions);
  const [endFailed, setEndFailed] = useState<string | null>(null);
  const [ending, setEnding] = useState<string | null>(null);

  const load = () => {
    setEndFailed(null);
    retry();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version asks for a new list
  useEffect(() => {
    if (version > 0) retry();
  }, [version]);
  const failed = endFailed ?? (state === 'failed' ? failureOf(failure, say('devicesFailed')).text : null);

  const end = async (which: string, act: () => Promise<unknown>, said: string) => {
    setEnding(which);
    try {
      await act();
      toast.say(said);
      load();
    } catch (error) {
      setEndFailed(failureOf(error, say('endFailed')).text);
    }
    setEnding(null);
  };

  const nameOf = ({ device }: OwnSession) => {
    const [browser = '', system] = (device ?? say('unknownDevice')).split(' on ');
    return system === undefined ? browser : say('onSystem', { browser, system });
  };
  const seen = ({ seenAt }: OwnSession) =>
    dayOf(seenAt) === dayOf(new Date())
      ? say('seenToday')
      : say('seenOn', {
          date: dateText(language, seenAt),
        });

  return (
    <div className={c('devices')}>
      <h3>{say('devices')}</h3>
      {failed !== null && <Failed retry={load}>{failed}</Failed>}
      {sessions === null && failed === null && <Bones lines={2} label={say('loadingDevices')} />}
      {sessions !== null && (
        <ul className={c('list')}>
          {sessions.map((session) => (
            <li key={session.id} className={c('device')}>
              <span className={c('icon')}>
                {isHandheld(session.device) ? <Smartphone size={22} /> : <Monitor size={22} />}
              </span>
              <span className={c('words')}>
                <b>{nameOf(session)}</b>
                {session.current ? (
                  <span>
                    <Badge kind="ok">{say('thisDevice')}</Badge>
                  </span>
                ) : (
                  <span className={c('seen')}>{seen(session)}</span>
                )}
              </span>
              {!session.current && (
                <Button
                  kind="quiet"
                  size="sm"
                  aria-label={say('endNamed', { device: nameOf(session) })}
                  busy={ending === session.id}
                  onClick={() => end(session.id, () => endSession(session.id), say('ended'))}
                >
                  {say('end')}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {sessions !== null && sessions.length > 1 && (
        <Button
          kind="paper"
          size="sm"
          busy={ending === 'others'}
          onClick={() => end('others', endOtherSessions, say('othersEnded'))}
        >
          {say('endOthers')}
        </Button>
      )}
    </div>
  );
};
