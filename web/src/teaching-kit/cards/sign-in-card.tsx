import type { IssuedCard } from '@afrolearn/contract/families.ts';
import type { ComponentType } from 'react';
import { useText } from '#lib/language.tsx';
import { children as texts } from '#messages/children/en.ts';
import { classes } from '#ui/classes.ts';
import { ClothBand } from '#ui/cloth.tsx';
import { pinDrawings } from '#ui/pictures/pins/pins.ts';
import css from './sign-in-card.module.css';

const c = classes(css);

/** 'AFRO 123 4567': easier to type than one long number. */
const spaced = (studentId: string) =>
  `${studentId.slice(0, 4)} ${studentId.slice(4).replace(/\B(?=(?:\d{3})+$)/g, ' ')}`;

/** A name must fit into one printed line, because a second line would push the words out of the card. */
const sizeOf = (name: string) => (name.length > 42 ? 'longest' : name.length > 26 && 'long');

const Secret = ({ card: { secret } }: { card: IssuedCard }) => {
  const say = useText(texts);
  if (secret === null) return null;
  return secret.kind === 'pictures' ? (
    <ol className={c('pictures')}>
      {secret.pictures.map((picture, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: pictures repeat; their order is the secret
        <li key={at}>
          <img src={pinDrawings[picture]} alt={say(`pin.${picture}`)} />
        </li>
      ))}
    </ol>
  ) : (
    <ol className={c('words')}>
      {secret.words.map((word, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: words may repeat
        <li key={at}>{word}</li>
      ))}
    </ol>
  );
};

/** The card shows the class if one sheet has cards of several classes. */
export type ShownCard = IssuedCard & { readonly className?: string };

type Props = {
  card: ShownCard;
  /** The address of AfroLearn at this school, with its protocol. */
  address: string;
  /** Null until it is loaded. A card without the code is still usable. */
  Code: ComponentType<{ text: string; label: string }> | null;
};

/** One card to cut out: name, number, the pictures or words, and the address of AfroLearn. */
export const SignInCard = ({ card, address, Code }: Props) => {
  const say = useText(texts);
  const shown = address.replace(/^https?:\/\//, '');
  return (
    <li className={c('card')}>
      <ClothBand kind="selvedge" cloth="heritage" className={c('band')} />
      {Code !== null && (
        <div className={c('code')}>
          <Code text={address} label={say('addressCode', { address: shown })} />
        </div>
      )}
      <p className={c('name', sizeOf(card.name))}>
        <b>{card.name}</b>
      </p>
      <p className={c('id')}>
        <b>
          <span className="vh">{say('studentId')}</span> {spaced(card.studentId)}
        </b>
        {(card.className ?? card.grade) !== null && <span>{card.className ?? card.grade}</span>}
      </p>
      <Secret card={card} />
      <p className={c('how')}>
        <b>{shown}</b> {say(card.secret?.kind === 'card' ? 'cardHowWords' : 'cardHow')} {say('cardKeep')}
      </p>
    </li>
  );
};
