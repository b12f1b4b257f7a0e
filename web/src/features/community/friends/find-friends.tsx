import type { BlockedLearner, FoundLearner } from '@afrolearn/contract/friends.ts';
import { Check, Plus, Shield } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Failed } from '#ask/failed.tsx';
import { useAnswer } from '#ask/use-answer.ts';
import { useText } from '#lib/language.tsx';
import { friends as texts } from '#messages/friends/en.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { TextField } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { findLearners } from './friends.api.ts';
import css from './friends-tab.module.css';
import { PersonCard } from './person-card.tsx';

const c = classes(css);

/** Debounced, like the lesson search. */
const searchAfter = 350;
/* The server finds nobody for fewer letters. */
const fewestLetters = 2;

const useLater = (text: string): string => {
  const [later, setLater] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setLater(text), searchAfter);
    return () => clearTimeout(timer);
  }, [text]);
  return later;
};

type Props = {
  /** People with a request to this learner: the button accepts. */
  asking: ReadonlySet<number>;
  busy: number | null;
  onAsk: (person: FoundLearner) => void;
  onAccept: (friendshipId: number) => void;
  onBlock: (person: BlockedLearner) => void;
  /** Incremented after a change to search again. */
  round: number;
};

/** 'Add New Friends' (spec 2 §2, §5): searches only for typed text. */
export const FindFriends = ({ asking, busy, onAsk, onAccept, onBlock, round }: Props) => {
  const say = useText(texts);
  const [text, setText] = useState('');
  const wanted = useLater(text.trim());
  const isAsked = [...wanted].length >= fewestLetters && text.trim() !== '';
  const { state, data, failure, retry } = useAnswer(isAsked ? `users ${wanted} ${round}` : null, () =>
    findLearners(wanted),
  );

  const stateOf = (person: FoundLearner) => {
    if (person.friendshipStatus === 'accepted')
      return (
        <Badge kind="ok" icon={<Check />}>
          {say('isFriend')}
        </Badge>
      );
    const { friendshipId } = person;
    if (friendshipId !== null && asking.has(friendshipId))
      return (
        <Button size="sm" busy={busy === friendshipId} onClick={() => onAccept(friendshipId)}>
          {say('accept')}
          <span className="vh"> {person.name}</span>
        </Button>
      );
    if (friendshipId !== null)
      return (
        <Badge kind="notyet" icon={<Check />}>
          {say('sent')}
        </Badge>
      );
    return (
      <Button size="sm" kind="quiet" icon={<Plus />} busy={busy === person.id} onClick={() => onAsk(person)}>
        {say('add')}
        <span className="vh"> {person.name}</span>
      </Button>
    );
  };

  return (
    <section className={c('part')} aria-labelledby="find-friends">
      <h2 id="find-friends">{say('find')}</h2>
      <search className={c('search')}>
        <TextField
          label={say('findLabel')}
          hint={say('findHint')}
          type="search"
          autoComplete="off"
          spellCheck={false}
          maxLength={40}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </search>
      <div aria-live="polite">
        {isAsked && (state === 'failed' || state === 'missing') && (
          <Failed retry={retry}>{failure?.said ?? say('searchFailed')}</Failed>
        )}
        {isAsked && state === 'done' && data.length === 0 && <p className={c('none')}>{say('nobody')}</p>}
        {isAsked && data !== null && data.length > 0 && (
          <ul className={c('list')}>
            {data.map((person) => (
              <PersonCard key={person.id} person={person} beside={stateOf(person)} onBlock={onBlock} />
            ))}
          </ul>
        )}
      </div>
      <Notice kind="info" role="note" icon={<Shield />}>
        {say('schoolOnly')}
      </Notice>
    </section>
  );
};
