import type { ChildChoices } from '@afrolearn/contract/families.ts';
import { useState } from 'react';
import { Failed } from '#ask/failed.tsx';
import { useAnswer } from '#ask/use-answer.ts';
import { CallError } from '#lib/call.ts';
import { useText } from '#lib/language.tsx';
import { usePageTitle } from '#lib/page-title.ts';
import * as paths from '#lib/paths.ts';
import { childUse } from '#messages/child-use/en.ts';
import { ChildNotListed } from '#people-kit/index.ts';
import { useParams } from '#routing/index.ts';
import { Bones } from '#ui/bones.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { Notice } from '#ui/notice.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import { choicesOfChild, chooseForChild, sayConsent } from '../parent-dashboard.api.ts';
import css from '../parent-dashboard.module.css';
import { ConsentCard } from './consent-card.tsx';
import { LooksCard } from './looks-card.tsx';
import { SwitchesCard } from './switches-card.tsx';

const c = classes(css);

/** A guardian's page about one child: consent, all switches, and the access log. */
export const ChildUsePage = () => {
  const say = useText(childUse);
  const id = Number(useParams()['id']);
  const { state, data, retry } = useAnswer(`choices ${id}`, () => choicesOfChild(id));
  const [changed, setChanged] = useState<ChildChoices | null>(null);
  const [said, setSaid] = useState<{ kind: 'ok' | 'bad'; text: string } | null>(null);
  const choices = changed?.child.id === id ? changed : data;
  const title = choices === null ? say('page') : say('title', choices.child);
  usePageTitle(title);

  const doing = async (act: () => Promise<ChildChoices>, done: string) => {
    setSaid(null);
    try {
      setChanged(await act());
      setSaid({ kind: 'ok', text: done });
    } catch (error) {
      const own = error instanceof CallError && error.code !== 'network' ? error.said : undefined;
      setSaid({ kind: 'bad', text: own ?? say('failed') });
    }
  };

  if (choices === null && state === 'missing')
    return (
      <div className={c('page')} data-mood="adult">
        <ChildNotListed />
      </div>
    );
  return (
    <div className={c('page')} data-mood="adult">
      <PageTitle
        title={title}
        lead={say('lead')}
        actions={
          <ButtonLink size="sm" kind="ghost" to={paths.parentDashboard}>
            {say('back')}
          </ButtonLink>
        }
      />
      {said !== null && <Notice kind={said.kind}>{said.text}</Notice>}
      {choices === null && state === 'loading' && <Bones lines={6} label={say('loading')} />}
      {choices === null && state !== 'loading' && <Failed retry={retry}>{say('loadFailed')}</Failed>}
      {choices !== null && (
        <div className={c('grid')}>
          <SwitchesCard
            choices={choices}
            onChange={(change) => void doing(() => chooseForChild(id, change), say('saved'))}
          />
          <ConsentCard
            choices={choices}
            onSay={(given) =>
              void doing(
                async () => {
                  await sayConsent(id, given);
                  return await choicesOfChild(id);
                },
                given ? say('given') : say('withdrawn', choices.child),
              )
            }
          />
          <LooksCard childId={id} name={choices.child.name} />
        </div>
      )}
    </div>
  );
};
