import type { ChildChoices } from '@afrolearn/contract/families.ts';
import { hasConsent } from '@afrolearn/learning/people/consent.ts';
import { useState } from 'react';
import { useText } from '#lib/language.tsx';
import { childUse } from '#messages/child-use/en.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { classes } from '#ui/classes.ts';
import { Dialog } from '#ui/dialog.tsx';
import css from '../parent-dashboard.module.css';

const c = classes(css);

type Props = { choices: ChildChoices; onSay: (given: boolean) => void };

/** The consent, its effects, and the guardian's decision (permissions N10). */
export const ConsentCard = ({ choices: { child, consent }, onSay }: Props) => {
  const say = useText(childUse);
  const [asking, setAsking] = useState(false);
  const given = hasConsent(consent);
  const answer = (yes: boolean) => {
    setAsking(false);
    onSay(yes);
  };
  return (
    <Card as="section" aria-labelledby="consent">
      <div className={c('form')}>
        <h2 id="consent">{say('consent')}</h2>
        <p>
          <b>{say(`consent.${consent}`)}</b>
        </p>
        <dl className={c('form')}>
          <div>
            <dt>
              <b>{say('opens')}</b>
            </dt>
            <dd className={c('quiet')}>{say('opensText', child)}</dd>
          </div>
          <div>
            <dt>
              <b>{say('closes')}</b>
            </dt>
            <dd className={c('quiet')}>{say('closesText')}</dd>
          </div>
        </dl>
        <p className={c('links')}>
          {!given && (
            <Button size="sm" onClick={() => answer(true)}>
              {say('give')}
            </Button>
          )}
          {consent !== 'withdrawn' && (
            <Button size="sm" kind="paper" onClick={() => setAsking(true)}>
              {say(given ? 'withdraw' : 'refuse')}
            </Button>
          )}
        </p>
      </div>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={say('withdrawAsk', child)}
        actions={
          <>
            <Button kind="paper" onClick={() => setAsking(false)}>
              {say('cancel')}
            </Button>
            <Button onClick={() => answer(false)}>{say(given ? 'withdraw' : 'refuse')}</Button>
          </>
        }
      >
        {say('withdrawText', child)}
      </Dialog>
    </Card>
  );
};
