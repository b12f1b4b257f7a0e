import type { ClassCode } from '@afrolearn/contract/joining.ts';
import { Suspense } from 'react';
import { Failed } from '#ask/failed.tsx';
import { useAnswer } from '#ask/use-answer.ts';
import { dateText } from '#lib/dates.ts';
import { useLanguage, useText } from '#lib/language.tsx';
import { lazyPart } from '#lib/lazy.tsx';
import { usePageTitle } from '#lib/page-title.ts';
import * as paths from '#lib/paths.ts';
import { useSession } from '#lib/session.tsx';
import { joining as texts } from '#messages/joining/en.ts';
import { useParams } from '#routing/index.ts';
import { ClassNotFound } from '#teaching-kit/classes/index.ts';
import { Bones } from '#ui/bones.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { classes, join } from '#ui/classes.ts';
import { Notice } from '#ui/notice.tsx';
import { classCode } from '../teachers.api.ts';
import { fourAndFour } from './code-text.ts';
import css from './sheet.module.css';

const c = classes(css);

const QrCode = lazyPart(async () => (await import('#ui/qr-code.tsx')).QrCode);

const Sheet = ({ code, digits }: { code: ClassCode; digits: string }) => {
  const say = useText(texts);
  const { language } = useLanguage();
  const { user } = useSession();
  const address = `${location.host}${paths.joinClass}`;
  const link = `${location.origin}${paths.joinClassWith(digits)}`;
  return (
    <article className={c('sheet')}>
      <header>
        <p>{user?.school?.name}</p>
        <h1>{say('sheetTitle')}</h1>
        <p className={c('room')}>{code.class.name}</p>
      </header>
      <Suspense fallback={<Bones lines={6} label={say('loading')} />}>
        <QrCode text={link} label={say('qrLabel', { address })} />
      </Suspense>
      <ol>
        <li>{say('step1', { address })}</li>
        <li>{say('step2')}</li>
        <li>
          {say('step3')}
          <b className={join(c('digits'), 'num')}>{fourAndFour(digits)}</b>
        </li>
        <li>{say('step4')}</li>
      </ol>
      <footer>{say('sheetEnds', { day: dateText(language, code.expiresAt) })}</footer>
    </article>
  );
};

/** /classes/:id/join-sheet: one page of A4 for the wall of the classroom. */
export const JoinSheetPage = () => {
  const say = useText(texts);
  const { id = '' } = useParams();
  const { state, data, retry } = useAnswer(`class code ${id}`, () => classCode(Number(id)));
  usePageTitle(say('sheet'));
  const digits = data?.state === 'open' ? data.code : null;
  return (
    <div className={c('page')} data-mood="adult">
      <p className={join(c('tools'), 'noprint')}>
        <ButtonLink kind="ghost" size="sm" to={paths.teachers}>
          {say('back')}
        </ButtonLink>
        {digits !== null && (
          <Button size="sm" onClick={() => window.print()}>
            {say('print')}
          </Button>
        )}
      </p>
      {state === 'missing' && <ClassNotFound />}
      {state === 'failed' && <Failed retry={retry}>{say('sheetFailed')}</Failed>}
      {state === 'loading' && data === null && <Bones lines={8} label={say('loading')} />}
      {data !== null && digits === null && <Notice kind="info">{say('sheetClosed')}</Notice>}
      {data !== null && digits !== null && <Sheet code={data} digits={digits} />}
    </div>
  );
};
