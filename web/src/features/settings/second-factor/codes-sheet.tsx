import { useEffect, useRef } from 'react';
import { useText } from '#lib/language.tsx';
import { secondFactor } from '#messages/second-factor/en.ts';
import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { Notice } from '#ui/notice.tsx';
import css from './second-factor.module.css';

const c = classes(css);

/** Prints only the codes. */
const printCodes = () => {
  document.body.dataset['print'] = 'codes';
  globalThis.print();
  delete document.body.dataset['print'];
};

/** The ten codes, shown once. */
export const CodesSheet = ({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) => {
  const say = useText(secondFactor);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={c('sheet')} aria-labelledby="recovery-codes">
      <h3 id="recovery-codes" tabIndex={-1} ref={heading}>
        AfroLearn: {say('codesTitle')}
      </h3>
      <Notice kind="info">{say('codesText')}</Notice>
      <ol className={c('codes')}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className={c('acts')}>
        <Button kind="paper" onClick={printCodes}>
          {say('print')}
        </Button>
        <Button onClick={onKept}>{say('kept')}</Button>
      </div>
    </section>
  );
};
