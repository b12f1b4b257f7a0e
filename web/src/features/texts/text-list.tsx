import type { Text } from '@afrolearn/contract/texts.ts';
import { useState } from 'react';
import { Failed } from '#ask/failed.tsx';
import { useAnswer } from '#ask/use-answer.ts';
import { useText } from '#lib/language.tsx';
import { readTexts } from '#messages/texts/en.ts';
import { useSearchParams } from '#routing/index.ts';
import { Bones } from '#ui/bones.tsx';
import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { Empty } from '#ui/empty.tsx';
import basket from '#ui/pictures/illustrations/empty-basket.svg?no-inline';
import type { AskedTexts } from './filters.tsx';
import { TextCard } from './text-card.tsx';
import { listTexts } from './texts.api.ts';
import css from './texts.module.css';

const c = classes(css);

const perPage = 20;

const isRead = ({ published, readings }: Text): boolean =>
  published !== null || readings.some(({ verdict }) => verdict !== 'unsure');

type Props = {
  asked: AskedTexts;
  /** Called when another page of the list is shown, because counts may have changed. */
  onTurn: () => void;
  onSent: () => void;
};

/** Twenty texts. One that was just reviewed stays in place. */
export const TextList = ({ asked, onTurn, onSent }: Props) => {
  const say = useText(readTexts);
  const [, setSearch] = useSearchParams();
  const { state, data, retry } = useAnswer(`texts ${JSON.stringify(asked)}`, () => listTexts(asked));
  const [saved, setSaved] = useState<Readonly<Record<string, Text>>>({});

  const { only, from } = asked;
  const texts = (data?.texts ?? []).map((text) => {
    const newer = saved[text.key];
    return newer?.mark === text.mark ? newer : text;
  });
  // Texts that no longer match leave the server's list, so the offset of the next page is reduced.
  const gone = only === 'unread' || only === 'asked' ? texts.filter(isRead).length : 0;
  const turn = (to: number) => {
    const rest = Object.entries(asked).filter(([name]) => name !== 'from');
    const next = Object.fromEntries(rest.map(([name, value]) => [name, String(value)]));
    onTurn();
    setSaved({});
    if (to === from) return retry();
    setSearch(to > 0 ? { ...next, from: String(to) } : next);
    globalThis.scrollTo?.({ top: 0 });
  };

  const found = data?.found ?? 0;
  const next = from + perPage - gone;
  return (
    <section className={c('text')} aria-label={say('found', { count: found })}>
      {(state === 'failed' || state === 'missing') && <Failed retry={retry}>{say('failed')}</Failed>}
      {data === null && state === 'loading' && <Bones lines={6} label={say('loading')} />}
      {data !== null && texts.length === 0 && (
        <Empty picture={basket}>
          {say(only === 'unread' && asked.search === undefined ? 'noneUnread' : 'none')}
        </Empty>
      )}
      {texts.map((text) => (
        <TextCard
          key={`${text.key} ${text.mark}`}
          text={text}
          language={asked.language}
          onSaved={(one) => {
            setSaved((now) => ({ ...now, [one.key]: one }));
            onSent();
          }}
          onReload={retry}
        />
      ))}
      {data !== null && texts.length > 0 && (
        <nav className={c('turn')} aria-label={say('found', { count: found })}>
          <Button kind="paper" disabled={from === 0} onClick={() => turn(Math.max(0, from - perPage))}>
            {say('before')}
          </Button>
          <span className="num">{say('range', { from: from + 1, to: from + texts.length, all: found })}</span>
          <Button kind="paper" disabled={from + texts.length >= found} onClick={() => turn(next)}>
            {say('after')}
          </Button>
        </nav>
      )}
    </section>
  );
};
