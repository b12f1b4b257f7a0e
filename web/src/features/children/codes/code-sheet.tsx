import type { Reply } from '@afrolearn/contract';
import { Suspense } from 'react';
import { dateText } from '#lib/dates.ts';
import { useLanguage, useText, useTextIn } from '#lib/language.tsx';
import { lazyPart } from '#lib/lazy.tsx';
import * as paths from '#lib/paths.ts';
import { children as texts } from '#messages/children/en.ts';
import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import css from './code-sheet.module.css';
import { fourAndFour } from './code-text.ts';

const c = classes(css);

const QrCode = lazyPart(async () => (await import('#ui/qr-code.tsx')).QrCode);

type Sheet = Reply<'POST /classes/:id/link-codes'>;

/* The number that fits one side of A4. */
const onOneSheet = 10;

/** Codes for the parents of a class, ten per sheet, to cut out. Shown once. */
export const CodeSheet = ({ sheet, onDone }: { sheet: Sheet; onDone: () => void }) => {
  const say = useText(texts);
  const inLuganda = useTextIn(texts, 'lg');
  const { language } = useLanguage();
  const address = `${location.host}${paths.children}`;
  const until = dateText(language, sheet.expiresAt);
  const sheets = Math.ceil(sheet.codes.length / onOneSheet);
  const about = {
    teacher: sheet.teacher,
    count: sheet.codes.length,
    day: dateText(language, sheet.madeAt),
  };
  return (
    <section className={c('all')} aria-label={say('codesFor', sheet.class)}>
      <div className={`noprint ${c('tools')}`}>
        <p>{say('codesOnce')}</p>
        <Button onClick={() => window.print()}>{say('printCodes', { count: sheets })}</Button>
        <Button kind="ghost" onClick={onDone}>
          {say('close')}
        </Button>
      </div>
      {Array.from({ length: sheets }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a sheet is its place.
        <article key={place} className={c('sheet')}>
          <header>
            <div>
              <h2>{say('codesFor', sheet.class)}</h2>
              <p>{say('codesAbout', about)}</p>
            </div>
            <p>
              {sheet.school}
              <br />
              {say('codeSheetOf', { n: place + 1, all: sheets })}
            </p>
          </header>
          <ul>
            {sheet.codes.slice(place * onOneSheet, (place + 1) * onOneSheet).map(({ id, name, code }, at) => (
              <li key={id}>
                <h3>{say('homeOf', { name })}</h3>
                <p className={c('small')}>
                  {say('classAndNumber', { class: sheet.class.name, n: place * onOneSheet + at + 1 })}
                </p>
                <p className={c('code')}>{fourAndFour(code)}</p>
                <div className={c('qr')}>
                  <Suspense fallback={null}>
                    <QrCode text={`${location.origin}${paths.children}`} label={address} />
                  </Suspense>
                </div>
                <p className={c('how')}>
                  {say('howToUse', { address, until })}
                  {language !== 'lg' && (
                    <span lang="lg">
                      {inLuganda('howToUse', { address, until: dateText('lg', sheet.expiresAt) })}
                    </span>
                  )}
                </p>
              </li>
            ))}
          </ul>
        </article>
      ))}
    </section>
  );
};
