import type { Friend } from '@afrolearn/contract/friends.ts';
import { Check, House } from 'lucide-react';
import { useState } from 'react';
import { Failed } from '#ask/failed.tsx';
import { useAnswer, useOwnAnswer } from '#ask/use-answer.ts';
import { useLanguage, useText } from '#lib/language.tsx';
import * as paths from '#lib/paths.ts';
import { useMotivation } from '#lib/session.tsx';
import { Ear } from '#listen/ear.tsx';
import { Spoken } from '#listen/spoken.tsx';
import { useReadAloud } from '#listen/use-read-aloud.ts';
import { friends as friendTexts } from '#messages/friends/en.ts';
import { youngFriends } from '#messages/young-friends/en.ts';
import { Bones } from '#ui/bones.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import teacher from '#ui/pictures/illustrations/teacher.svg?no-inline';
import { type Cheer, receivedCheers } from '../cheers/cheers.api.ts';
import { stickerPictures } from '../cheers/sticker-pictures.ts';
import { myFriends, myStanding } from '../friends/friends.api.ts';
import { GivePicture } from './give-picture.tsx';
import css from './young-friends.module.css';

const c = classes(css);

/** The first name for young readers; the full name where two friends share it. */
export const shortName = (name: string, all: readonly { name: string }[]): string => {
  const first = (whole: string) => whole.split(' ')[0] ?? whole;
  return all.filter((one) => first(one.name) === first(name)).length > 1 ? name : first(name);
};

const Gift = ({ gift: { from, sticker }, name }: { gift: Cheer; name: string }) => {
  const say = useText(youngFriends);
  const { language } = useLanguage();
  const words = say('from', { name });
  return (
    <div className={c('gift')}>
      <img className={c('giver')} src={from.picture} alt="" width="96" height="96" />
      <img className={c('came')} src={stickerPictures[sticker]} alt="" width="72" height="72" />
      <p>
        <Spoken text={words} />
      </p>
      <Ear text={words} lang={language} />
    </div>
  );
};

type FaceProps = { friend: Friend; name: string; isGiven: boolean; onPress: (() => void) | null };

const Face = ({ friend, name, isGiven, onPress }: FaceProps) => {
  const say = useText(youngFriends);
  const { language } = useLanguage();
  const face = (
    <>
      <img className={c('portrait')} src={friend.picture} alt="" width="160" height="160" />
      {isGiven && <Check className={c('given')} aria-hidden="true" />}
    </>
  );
  return (
    <li className={c('friend')}>
      {onPress === null ? (
        <span className={c('face')}>{face}</span>
      ) : (
        <button type="button" className={c('face')} aria-label={say('for', { name })} onClick={onPress}>
          {face}
        </button>
      )}
      <span className={c('name')}>
        <Spoken text={name} />
        <Ear text={name} lang={language} />
      </span>
    </li>
  );
};

/**
 * Friends for P1 to P3: faces, names and ears, and a picture to give. No places, points, typing or search
 * (decision 0098).
 */
export const YoungFriends = () => {
  const say = useText(youngFriends);
  const sayWhy = useText(friendTexts);
  const { language } = useLanguage();
  const motivation = useMotivation();
  const standing = useAnswer('community/standing', myStanding);
  const isOpen = standing.data?.standing === 'open';
  const mine = useAnswer(isOpen ? 'friends' : null, myFriends);
  const received = useOwnAnswer(isOpen && motivation ? 'cheers' : null, receivedCheers);
  const [to, setTo] = useState<Friend | null>(null);
  const [given, setGiven] = useState<readonly number[]>([]);
  const friends = (mine.data ?? []).filter(({ friendshipStatus }) => friendshipStatus === 'accepted');
  const [gift] = received.data ?? [];
  const why = standing.data?.standing ?? 'open';
  const closed = why === 'open' ? null : sayWhy(`closed.${why}`);
  const names = friends.map(({ name }) => shortName(name, friends));
  const words = [say('title'), ...(closed === null ? [...names, say('ask')] : [closed])];
  useReadAloud(to === null && (closed !== null || mine.data !== null) ? words : [], true, language);

  if (to !== null)
    return (
      <GivePicture
        to={to}
        name={shortName(to.name, friends)}
        onGiven={() => setGiven([...given, to.id])}
        onBack={() => setTo(null)}
      />
    );
  const failed = [standing, mine].find(({ state }) => state === 'failed' || state === 'missing');
  return (
    <div className={c('page')}>
      <header className={c('hello')}>
        <ButtonLink kind="quiet" round icon={<House />} to={paths.dashboard}>
          {say('home')}
        </ButtonLink>
        <h1>
          <Spoken text={say('title')} />
        </h1>
        <Ear text={words} lang={language} look="big" />
      </header>
      {failed !== undefined && <Failed retry={failed.retry}>{say('failed')}</Failed>}
      {closed !== null && <p className={c('closed')}>{closed}</p>}
      {failed === undefined && closed === null && mine.data === null && (
        <Bones lines={4} label={say('loading')} />
      )}
      {gift !== undefined && <Gift gift={gift} name={shortName(gift.from.name, friends)} />}
      {isOpen && mine.data !== null && friends.length === 0 && <p className={c('closed')}>{say('nobody')}</p>}
      {friends.length > 0 && (
        <ul className={c('friends')}>
          {friends.map((friend, at) => (
            <Face
              key={friend.id}
              friend={friend}
              name={names[at] ?? friend.name}
              isGiven={given.includes(friend.id)}
              onPress={motivation ? () => setTo(friend) : null}
            />
          ))}
        </ul>
      )}
      {isOpen && (
        <div className={c('ask')}>
          <img className={c('teacher')} src={teacher} alt="" width="400" height="300" />
          <p>
            <Spoken text={say('ask')} />
          </p>
          <Ear text={say('ask')} lang={language} />
        </div>
      )}
    </div>
  );
};
