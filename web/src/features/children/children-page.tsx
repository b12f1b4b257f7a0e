import type { Reply } from '@afrolearn/contract';
import type { IssuedCard } from '@afrolearn/contract/families.ts';
import { useState } from 'react';
import { Failed } from '#ask/failed.tsx';
import { useAnswer } from '#ask/use-answer.ts';
import { dateText } from '#lib/dates.ts';
import { useLanguage, useText } from '#lib/language.tsx';
import { usePageTitle } from '#lib/page-title.ts';
import { children as texts } from '#messages/children/en.ts';
import { CardSheet } from '#teaching-kit/cards/index.ts';
import { Bones } from '#ui/bones.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { classes, join } from '#ui/classes.ts';
import { Dialog } from '#ui/dialog.tsx';
import { Empty } from '#ui/empty.tsx';
import { Notice } from '#ui/notice.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import basket from '#ui/pictures/illustrations/empty-basket.svg?no-inline';
import { AddChild } from './add-child.tsx';
import { ChildConsent } from './child-consent.tsx';
import { ChildRow } from './child-row.tsx';
import { keepAccount, makeLinkCode, myChildren, newCardOfChild, removeChild } from './children.api.ts';
import css from './children-page.module.css';
import { CodeDialog, type MadeCode } from './codes/code-dialog.tsx';
import { ChildCommunity } from './community/child-community.tsx';
import { failureOf } from './failure.ts';
import { LinkChild } from './link-child.tsx';

const c = classes(css);

type OwnChild = Reply<'GET /children'>[number];
type Asking = { act: 'new-card' | 'remove'; child: OwnChild };

/** During the seven days before a deletion: the day, and the way to cancel. */
const Leaves = ({ name, leavesAt, onKeep }: { name: string; leavesAt: string; onKeep: () => void }) => {
  const say = useText(texts);
  const { language } = useLanguage();
  return (
    <Notice
      kind="info"
      action={
        <Button size="sm" aria-label={say('keepAccountOf', { name })} onClick={onKeep}>
          {say('keepAccount')}
        </Button>
      }
    >
      {say('leavesOn', { name, day: dateText(language, leavesAt) })}
    </Notice>
  );
};

/** A parent's children: accounts, cards and links (permissions N9). */
export const ChildrenPage = () => {
  const say = useText(texts);
  usePageTitle(say('yourChildren'));
  const { state, data, retry } = useAnswer('children', myChildren);
  const [card, setCard] = useState<IssuedCard | null>(null);
  const [said, setSaid] = useState<{ kind: 'ok' | 'bad'; text: string } | null>(null);
  const [asking, setAsking] = useState<Asking | null>(null);
  const [code, setCode] = useState<MadeCode | null>(null);

  const made = (issued: IssuedCard) => {
    setCard(issued.secret === null ? null : issued);
    setSaid(issued.secret === null ? { kind: 'ok', text: say('madePassword', issued) } : null);
    retry();
    window.scrollTo(0, 0);
  };
  const doing = async (act: () => Promise<void>) => {
    setAsking(null);
    setSaid(null);
    try {
      await act();
    } catch (error) {
      setSaid({ kind: 'bad', text: failureOf(error, say).text });
    }
  };
  const agree = ({ act, child }: Asking) =>
    doing(async () => {
      if (act === 'new-card') return made(await newCardOfChild(child.id));
      await removeChild(child.id);
      retry();
    });

  const keep = ({ id, name }: OwnChild) =>
    doing(async () => {
      await keepAccount(id);
      setSaid({ kind: 'ok', text: say('accountKept', { name }) });
      retry();
    });

  // With a card open, only the card is printed.
  const paper = card === null ? '' : 'noprint';
  return (
    <div className={c('page')} data-mood="adult">
      <PageTitle className={paper} title={say('yourChildren')} lead={say('childrenLead')} />
      {said !== null && (
        <Notice kind={said.kind} className="noprint">
          {said.text}
        </Notice>
      )}
      {card !== null && <CardSheet cards={[card]} title={card.name} onDone={() => setCard(null)} />}
      <div className={paper}>
        <LinkChild
          onLinked={({ name }) => {
            setSaid({ kind: 'ok', text: say('linked', { name }) });
            retry();
          }}
        />
      </div>
      <div className={join(c('parts'), paper)}>
        <Card>
          {state === 'loading' && <Bones lines={3} label={say('loading')} />}
          {(state === 'failed' || state === 'missing') && <Failed retry={retry}>{say('loadFailed')}</Failed>}
          {state === 'done' && data.length === 0 && <Empty picture={basket}>{say('noChildren')}</Empty>}
          {state === 'done' && data.length > 0 && (
            <ul className={c('list')}>
              {data.map((child) => (
                <ChildRow
                  key={child.id}
                  child={child}
                  notice={
                    child.leavesAt === null ? undefined : (
                      <Leaves name={child.name} leavesAt={child.leavesAt} onKeep={() => keep(child)} />
                    )
                  }
                >
                  <Button size="sm" kind="quiet" onClick={() => setAsking({ act: 'new-card', child })}>
                    {say('newCard')}
                  </Button>
                  {child.mayInvite && (
                    <Button
                      size="sm"
                      kind="ghost"
                      onClick={() => doing(async () => setCode({ child, ...(await makeLinkCode(child.id)) }))}
                    >
                      {say('inviteAdult')}
                    </Button>
                  )}
                  <ChildConsent
                    child={child}
                    onSaid={(text) => {
                      setSaid({ kind: 'ok', text });
                      retry();
                    }}
                  />
                  <ChildCommunity child={child} onChange={retry} />
                  <Button size="sm" kind="ghost" onClick={() => setAsking({ act: 'remove', child })}>
                    {say('remove')}
                  </Button>
                </ChildRow>
              ))}
            </ul>
          )}
        </Card>
        <div className={c('forms')}>
          <AddChild onMade={made} />
        </div>
      </div>
      <CodeDialog made={code} onClose={() => setCode(null)} />
      <Dialog
        open={asking !== null}
        onClose={() => setAsking(null)}
        title={asking !== null && say(asking.act === 'remove' ? 'removeAsk' : 'newCardAsk', asking.child)}
        actions={
          asking !== null && (
            <>
              <Button kind="paper" onClick={() => setAsking(null)}>
                {say('cancel')}
              </Button>
              <Button onClick={() => agree(asking)}>
                {say(asking.act === 'remove' ? 'remove' : 'newCard')}
              </Button>
            </>
          )
        }
      >
        {asking !== null && say(asking.act === 'remove' ? 'removeText' : 'newCardText')}
      </Dialog>
    </div>
  );
};
