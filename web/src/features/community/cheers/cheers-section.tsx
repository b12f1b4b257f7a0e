import { useState } from 'react';
import { Failed } from '#ask/failed.tsx';
import { useOwnAnswer } from '#ask/use-answer.ts';
import { dayText } from '#lib/dates.ts';
import { useLanguage, useText } from '#lib/language.tsx';
import { cheers } from '#messages/cheers/en.ts';
import { ReportButton } from '#people-kit/report/index.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { classes } from '#ui/classes.ts';
import { Notice } from '#ui/notice.tsx';
import { CheerDialog } from './cheer-dialog.tsx';
import { type Cheer, type GoodThing, goodThings, receivedCheers } from './cheers.api.ts';
import css from './cheers.module.css';
import { stickerPictures } from './sticker-pictures.ts';

const c = classes(css);

const forWhat = { unit: 'forUnit', badge: 'forBadge', goal: 'forGoal', picture: 'forFriend' } as const;

const keyOf = ({ to, kind, ref }: GoodThing): string => `${to.id} ${kind} ${ref}`;

const Received = ({ list }: { list: readonly Cheer[] }) => {
  const say = useText(cheers);
  const { language } = useLanguage();
  return (
    <Card as="section" aria-labelledby="stickers-for-you">
      <h2 id="stickers-for-you">{say('forYou')}</h2>
      <p className={c('quiet')}>{say('quiet')}</p>
      <ul className={c('received')}>
        {list.map((cheer) => (
          <li key={cheer.id} className={c('got')}>
            <img src={stickerPictures[cheer.sticker]} alt="" width={72} height={72} />
            <p>
              <b>{say(cheer.sticker)}</b>
              <span>{say('from', { name: cheer.from.name })}</span>
              <small>
                {say(forWhat[cheer.kind], { title: cheer.title })} · {dayText(language, cheer.on)}
              </small>
            </p>
            <ReportButton about={{ kind: 'person', id: cheer.from.id, name: cheer.from.name }} look="round" />
          </li>
        ))}
      </ul>
    </Card>
  );
};

type ThingsProps = { list: readonly GoodThing[]; onCheer: (thing: GoodThing) => void };

const Things = ({ list, onCheer }: ThingsProps) => {
  const say = useText(cheers);
  const { language } = useLanguage();
  return (
    <ul className={c('things')}>
      {list.map((thing) => (
        <li key={keyOf(thing)} className={c('thing')}>
          <Avatar src={thing.to.picture} name="" size={44} />
          <p>
            <b>{thing.to.name}</b> {say(thing.kind, { title: thing.title })}
            <small>{dayText(language, thing.on)}</small>
          </p>
          <Button
            kind="quiet"
            size="sm"
            aria-label={say('cheerName', { name: thing.to.name })}
            onClick={() => onCheer(thing)}
          >
            {say('cheer')}
          </Button>
          <ReportButton about={{ kind: 'person', id: thing.to.id, name: thing.to.name }} look="round" />
        </li>
      ))}
    </ul>
  );
};

/** Others' achievements to cheer, and received stickers. */
export const CheersSection = () => {
  const say = useText(cheers);
  const things = useOwnAnswer('cheers good-things', goodThings);
  const received = useOwnAnswer('cheers', receivedCheers);
  const [open, setOpen] = useState<GoodThing | null>(null);
  const [cheered, setCheered] = useState<readonly GoodThing[]>([]);
  const done = cheered.map(keyOf);
  // One achievement per person, so that one child's badges do not fill the list.
  const left = (things.data ?? [])
    .filter((thing) => !done.includes(keyOf(thing)))
    .filter(({ to }, at, all) => all.findIndex((one) => one.to.id === to.id) === at)
    .slice(0, 6);
  const last = cheered[cheered.length - 1];
  const got = received.data ?? [];
  return (
    <>
      {got.length > 0 && <Received list={got} />}
      <Card as="section" aria-labelledby="cheer-on">
        <h2 id="cheer-on">{say('cheerOn')}</h2>
        {things.state === 'failed' && <Failed retry={things.retry}>{say('failed')}</Failed>}
        {last !== undefined && <Notice kind="ok">{say('sent', { name: last.to.name })}</Notice>}
        {things.data !== null && left.length === 0 && <p>{say('nothing')}</p>}
        <Things list={left} onCheer={setOpen} />
        <CheerDialog
          thing={open}
          onClose={() => setOpen(null)}
          onSent={(thing) => {
            setCheered([...cheered, thing]);
            setOpen(null);
          }}
        />
      </Card>
    </>
  );
};
