import type { Reply } from '@afrolearn/contract';
import { useState } from 'react';
import { Failed } from '#ask/failed.tsx';
import { useAnswer } from '#ask/use-answer.ts';
import { dateText } from '#lib/dates.ts';
import { useLanguage, useText } from '#lib/language.tsx';
import { usePageTitle } from '#lib/page-title.ts';
import { useSession } from '#lib/session.tsx';
import { family } from '#messages/family/en.ts';
import { ReportButton } from '#people-kit/report/index.ts';
import { Bones } from '#ui/bones.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { classes } from '#ui/classes.ts';
import { Dialog } from '#ui/dialog.tsx';
import { Notice } from '#ui/notice.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import { failureOf } from './failure.ts';
import { answerAsking, askingToBeLinked } from './parent-dashboard.api.ts';
import css from './parent-dashboard.module.css';

const c = classes(css);

type Asked = Reply<'GET /guardian-invitations'>[number];

/**
 * Parents' requests to be linked, for whoever answers them: the school, the first guardian, or the learner.
 */
export const GuardianInvitationsPage = () => {
  const say = useText(family);
  usePageTitle(say('asking'));
  const { language } = useLanguage();
  const { user } = useSession();
  const { state, data, retry } = useAnswer('guardian-invitations', askingToBeLinked);
  const [accepting, setAccepting] = useState<Asked | null>(null);
  const [said, setSaid] = useState<{ kind: 'ok' | 'bad'; text: string } | null>(null);
  const wordsOf = ({ guardian, child }: Asked) => ({ guardian, child: child.name });
  const answer = async ({ id }: Asked, accept: boolean) => {
    setAccepting(null);
    try {
      await answerAsking(id, accept);
      setSaid({ kind: 'ok', text: say('answered') });
      retry();
    } catch (error) {
      setSaid({ kind: 'bad', text: failureOf(error, say) });
    }
  };
  return (
    <div className={c('page')} data-mood="adult">
      <PageTitle title={say('asking')} lead={say('askingLead')} />
      {said !== null && <Notice kind={said.kind}>{said.text}</Notice>}
      <Card>
        {data === null && state === 'loading' && <Bones lines={3} label={say('loading')} />}
        {data === null && state !== 'loading' && <Failed retry={retry}>{say('loadFailed')}</Failed>}
        {data?.length === 0 && <p className={c('quiet')}>{say('noAsking')}</p>}
        <ul className={c('rows')}>
          {data?.map((asked) => (
            <li key={asked.id}>
              <span className={c('who')}>
                <b>{say('asks', wordsOf(asked))}</b>
                <small>{asked.mayAnswer ? dateText(language, asked.createdAt) : say('notYours')}</small>
              </span>
              {asked.mayAnswer && (
                <>
                  <Button size="sm" kind="quiet" onClick={() => setAccepting(asked)}>
                    {say('accept')}
                  </Button>
                  <Button size="sm" kind="ghost" onClick={() => answer(asked, false)}>
                    {say('decline')}
                  </Button>
                </>
              )}
              {user?.role === 'learner' && (
                <ReportButton
                  about={{ kind: 'person', id: asked.guardianId, name: asked.guardian }}
                  look="round"
                />
              )}
            </li>
          ))}
        </ul>
      </Card>
      <Dialog
        open={accepting !== null}
        onClose={() => setAccepting(null)}
        title={accepting !== null && say('acceptAsk', wordsOf(accepting))}
        actions={
          accepting !== null && (
            <>
              <Button kind="paper" onClick={() => setAccepting(null)}>
                {say('cancel')}
              </Button>
              <Button onClick={() => answer(accepting, true)}>{say('accept')}</Button>
            </>
          )
        }
      >
        {say('acceptText')}
      </Dialog>
    </div>
  );
};
