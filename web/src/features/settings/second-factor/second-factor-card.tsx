import { Suspense, useState } from 'react';
import { Failed } from '#ask/failed.tsx';
import { useAnswer } from '#ask/use-answer.ts';
import { dateText } from '#lib/dates.ts';
import { useLanguage, useText } from '#lib/language.tsx';
import { lazyPart } from '#lib/lazy.tsx';
import { secondFactor } from '#messages/second-factor/en.ts';
import { Bones } from '#ui/bones.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { classes } from '#ui/classes.ts';
import { Notice } from '#ui/notice.tsx';
import { useToast } from '#ui/toast.tsx';
import { CodesSheet } from './codes-sheet.tsx';
import { ProofDialog } from './proof-dialog.tsx';
import { beginFactor, confirmFactor, factorState, newCodes, switchOff } from './second-factor.api.ts';
import css from './second-factor.module.css';

const c = classes(css);
const QrCode = lazyPart(async () => (await import('#ui/qr-code.tsx')).QrCode);

type Key = Awaited<ReturnType<typeof beginFactor>>;
type Doing = 'begin' | 'off' | 'codes' | null;
const few = 3;

/** Groups of four are easier to type than 32 characters; apps accept the spaces. */
const inFours = (key: string) => (key.match(/.{1,4}/g) ?? []).join(' ');

const KeyToScan = ({ made }: { made: Key }) => {
  const say = useText(secondFactor);
  return (
    <>
      <p>{say('scan')}</p>
      <div className={c('picture')}>
        <Suspense fallback={<Bones lines={4} label={say('qrLabel')} />}>
          <QrCode text={made.uri} label={say('qrLabel')} />
        </Suspense>
      </div>
      <p>
        {say('key')}: <code className={c('key')}>{inFours(made.key)}</code>
      </p>
    </>
  );
};

/** Two-step sign-in of an adult: off, on, or needed. */
export const SecondFactorCard = () => {
  const say = useText(secondFactor);
  const { language } = useLanguage();
  const toast = useToast();
  const answer = useAnswer('second-factor', factorState);
  const [doing, setDoing] = useState<Doing>(null);
  const [made, setMade] = useState<Key | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const state = answer.data;
  const close = () => {
    setDoing(null);
    setMade(null);
  };
  const show = (fresh: readonly string[]) => {
    close();
    setCodes(fresh);
    answer.retry();
  };

  return (
    <Card as="section" aria-labelledby="two-step">
      <div className={c('fields')}>
        <h2 id="two-step">{say('title')}</h2>
        <p>{say('about')}</p>
        {state === null && answer.state === 'loading' && <Bones lines={2} label={say('title')} />}
        {state === null && answer.state === 'failed' && (
          <Failed retry={answer.retry}>{say('loadFailed')}</Failed>
        )}
        {state?.required === true && !state.on && <Notice kind="notyet">{say('required')}</Notice>}
        {state !== null && (
          <p>
            {state.since === null
              ? say('isOff')
              : say('isOn', { date: dateText(language, state.since), count: state.codesLeft })}
          </p>
        )}
        {codes !== null && <CodesSheet codes={codes} onKept={() => setCodes(null)} />}
        {state?.on === true && state.codesLeft <= few && codes === null && (
          <Notice kind="notyet">{say('fewCodes')}</Notice>
        )}
        {state !== null && codes === null && (
          <div className={c('acts')}>
            {!state.on && <Button onClick={() => setDoing('begin')}>{say('switchOn')}</Button>}
            {state.on && (
              <Button kind="paper" onClick={() => setDoing('codes')}>
                {say('newCodes')}
              </Button>
            )}
            {state.on && (
              <Button kind="ghost" onClick={() => setDoing('off')}>
                {say('switchOff')}
              </Button>
            )}
          </div>
        )}
      </div>
      <ProofDialog
        open={doing === 'begin' && made === null}
        title={say('title')}
        agree={say('goOn')}
        fields={['password']}
        onClose={close}
        act={async ({ password }) => setMade(await beginFactor(password))}
      >
        <p>{say('beginAsk')}</p>
      </ProofDialog>
      <ProofDialog
        open={doing === 'begin' && made !== null}
        title={say('title')}
        agree={say('confirm')}
        fields={['code']}
        onClose={close}
        act={async ({ code }) => show((await confirmFactor(code)).codes)}
      >
        {made !== null && <KeyToScan made={made} />}
      </ProofDialog>
      <ProofDialog
        open={doing === 'codes'}
        title={say('newCodes')}
        agree={say('newCodes')}
        fields={['password', 'code']}
        onClose={close}
        act={async (proof) => show((await newCodes(proof)).codes)}
      >
        <p>{say('codesAsk')}</p>
      </ProofDialog>
      <ProofDialog
        open={doing === 'off'}
        title={say('switchOff')}
        agree={say('switchOff')}
        fields={['password', 'code']}
        danger
        onClose={close}
        act={async (proof) => {
          await switchOff(proof);
          close();
          toast.say(say('isOffNow'));
          answer.retry();
        }}
      >
        <p>{say('offAsk')}</p>
      </ProofDialog>
    </Card>
  );
};
