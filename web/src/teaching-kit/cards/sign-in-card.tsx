import type { IssuedCard } from '@afrolearn/contract/families.ts';
import { Printer } from 'lucide-react';
import { useText } from '#lib/language.tsx';
import { children as texts } from '#messages/children/en.ts';
import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { Notice } from '#ui/notice.tsx';
import { pinDrawings } from '#ui/pictures/pins/pins.ts';
import css from './sign-in-card.module.css';

const c = classes(css);

/** 'AFRO 123 4567': easier to find on the keys than one long number. */
const spaced = (studentId: string) =>
  `${studentId.slice(0, 4)} ${studentId.slice(4).replace(/\B(?=(?:\d{3})+$)/g, ' ')}`;

/** A name stands on one line of the paper, however long it is: a second line pushes the words out of the card. */
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

/** The name of the class stands on the card where several classes are on one sheet. */
type ShownCard = IssuedCard & { readonly className?: string };

/** One card to cut out: name, number, and the pictures or words. */
const SignInCard = ({ card }: { card: ShownCard }) => {
  const say = useText(texts);
  return (
    <li className={c('card')}>
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
        {say(card.secret?.kind === 'card' ? 'cardHowWords' : 'cardHow')} {say('cardKeep')}
      </p>
    </li>
  );
};

type Props = { cards: readonly ShownCard[]; title: string; onDone: () => void };

/** The cards that were just made. They exist here and on paper, and nowhere else. */
export const CardSheet = ({ cards, title, onDone }: Props) => {
  const say = useText(texts);
  return (
    <section className={c('sheet')} aria-label={title}>
      <Notice
        kind="ok"
        className="noprint"
        action={
          <div className={c('acts')}>
            <Button size="sm" icon={<Printer />} onClick={() => window.print()}>
              {say('print')}
            </Button>
            <Button size="sm" kind="paper" onClick={onDone}>
              {say('done')}
            </Button>
          </div>
        }
      >
        <b>{title}</b> {say('shownOnce')}
      </Notice>
      <ul className={c('cards', cards.length === 1 && 'one')}>
        {cards.map((card) => (
          <SignInCard key={card.id} card={card} />
        ))}
      </ul>
    </section>
  );
};
