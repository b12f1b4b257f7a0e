import { Printer } from 'lucide-react';
import { type ComponentProps, useEffect, useState } from 'react';
import { dateText } from '#lib/dates.ts';
import { useLanguage, useText } from '#lib/language.tsx';
import { later } from '#lib/lazy.tsx';
import { useAddress } from '#lib/profile.tsx';
import { useSession } from '#lib/session.tsx';
import { children as texts } from '#messages/children/en.ts';
import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { Notice } from '#ui/notice.tsx';
import css from './sign-in-card.module.css';
import { type ShownCard, SignInCard } from './sign-in-card.tsx';

const c = classes(css);

/* Two columns of five on A4. */
const onSheet = 10;

const qrCode = later(async () => (await import('#ui/qr-code.tsx')).QrCode);

/**
 * Cards are shown only once, so a failed import must not unmount the page, as a lazy component in a `Suspense` would.
 */
const useQrCode = () => {
  const [Code, setCode] = useState<ComponentProps<typeof SignInCard>['Code']>(null);
  useEffect(() => {
    let isShown = true;
    qrCode().then(
      (part) => isShown && setCode(() => part),
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, []);
  return Code;
};

const sheetsOf = (cards: readonly ShownCard[]): ShownCard[][] =>
  Array.from({ length: Math.ceil(cards.length / onSheet) }, (_, at) =>
    cards.slice(at * onSheet, (at + 1) * onSheet),
  );

type Props = {
  cards: readonly ShownCard[];
  title: string;
  /** The class of the cards; absent if each card names its own, or there is none. */
  room?: string | undefined;
  onDone: () => void;
};

/** The cards that were just issued. They are not stored: they exist only here and on paper. */
export const CardSheet = ({ cards, title, room, onDone }: Props) => {
  const say = useText(texts);
  const { language } = useLanguage();
  const { user } = useSession();
  const address = useAddress();
  const Code = useQrCode();
  const sheets = sheetsOf(cards);
  const rooms = room ?? [...new Set(cards.flatMap(({ className = '' }) => className || []))].join(', ');
  const teacher = user?.role === 'teacher' ? user.name : '';
  const about = [rooms, teacher, dateText(language, Date.now())].filter((part) => part !== '').join(' · ');
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
        <b>{title}</b> {say('shownOnce')} {say('printAgain')}
      </Notice>
      {sheets.map((some, at) => (
        <div key={some[0]?.id} className={c('paper')}>
          <header className={c('head')}>
            <p>
              <b>{say('sheetTitle')}</b>
              {about}
            </p>
            <p>
              <span>{say('cutHere')}</span>
              {say('sheetOf', { n: at + 1, all: sheets.length })}
            </p>
          </header>
          <ul className={c('cards', cards.length === 1 && 'one')}>
            {some.map((card) => (
              <SignInCard key={card.id} card={card} address={address} Code={Code} />
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
};
