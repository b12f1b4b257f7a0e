import type { Say } from '@afrolearn/learning/languages/sentence.ts';
import { homeOf } from '@afrolearn/learning/people/roles.ts';
import { cardText, type PinPicture, pinText } from '@afrolearn/learning/people/secrets.ts';
import { ArrowLeft, Grid3x3, IdCard, Volume2, VolumeX } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { CallError } from '#lib/call.ts';
import { ownKeys, takeLastRoute } from '#lib/device/personal-keys.ts';
import { useLanguage, useText } from '#lib/language.tsx';
import { usePageTitle } from '#lib/page-title.ts';
import * as paths from '#lib/paths.ts';
import { useSession } from '#lib/session.tsx';
import { Ear } from '#listen/ear.tsx';
import { readsUnasked } from '#listen/manner.ts';
import { children as texts } from '#messages/children/en.ts';
import { WaitingWork } from '#people-kit/index.ts';
import { Link, useNavigate } from '#routing/index.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Check } from '#ui/check.tsx';
import { classes, join } from '#ui/classes.ts';
import { Notice } from '#ui/notice.tsx';
import { CardStep } from './card-step.tsx';
import { logIn } from './children.api.ts';
import css from './picture-login-page.module.css';
import { PicturesStep } from './pictures-step.tsx';
import { type Face, forgetFace, rememberedFaces, rememberFace } from './remembered.ts';
import { useSpeech } from './use-speech.ts';
import { WhoStep } from './who-step.tsx';

const c = classes(css);

type SayChildren = Say<(typeof texts)['texts']>;

/** A wrong picture is 'not yet'; only other problems get another message. */
const hintFor = (error: unknown, say: SayChildren): string => {
  if (!(error instanceof CallError)) return say('failed');
  if (error.code === 'network') return say('offline');
  if (error.code === 'login/failed' || error.code === 'request/invalid') return say('notYet');
  if (error.code === 'limits/too-many') return say('waitALittle');
  if (error.code === 'login/locked') return say('askTeacher');
  return error.said ?? say('failed');
};

/**
 * Sign-in for children who cannot read yet: a face or a number, then five pictures. Words are for those with
 * a card.
 */
export const PictureLoginPage = () => {
  const say = useText(texts);
  usePageTitle(say('signIn'));
  const { language } = useLanguage();
  const { canSpeak, speak } = useSpeech(language);
  const { signIn } = useSession();
  const navigate = useNavigate();
  const [faces, setFaces] = useState<readonly Face[]>([]);
  const [who, setWho] = useState<{ studentId: string; face: Face | null } | null>(null);
  const [way, setWay] = useState<'pictures' | 'card'>('pictures');
  const [remember, setRemember] = useState(false);
  const [aloud, setAloud] = useState(false);
  const [busy, setBusy] = useState(false);
  const [hint, setHint] = useState<string | null>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const moved = useRef(false);

  useEffect(() => setFaces(rememberedFaces()), []);

  const step = who === null ? 'who' : way;
  const question = say(({ who: 'who', pictures: 'tapPictures', card: 'typeWords' } as const)[step]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new step is what moves the focus
  useEffect(() => {
    if (moved.current) title.current?.focus();
  }, [step]);

  // Questions are read aloud automatically; pictures only on request, because others could listen.
  const tell = (text: string) => readsUnasked(true) && speak(text);
  const voice = (text: string) => aloud && speak(text);
  const start = `${say('who')} ${say(faces.length > 0 ? 'tapFace' : 'typeNumber')}`;
  const greet = useEffectEvent(() => tell(start));
  // Browsers allow speech only after a first touch.
  useEffect(() => {
    addEventListener('pointerdown', greet, { once: true });
    return () => removeEventListener('pointerdown', greet);
  }, []);
  const go = (change: () => void, spoken: string) => {
    moved.current = true;
    setHint(null);
    change();
    tell(spoken);
  };

  const choose = (studentId: string, face: Face | null) =>
    go(() => {
      setWho({ studentId, face });
      setRemember(face !== null);
    }, say('tapPictures'));

  const tickRemember = (wanted: boolean) => {
    setRemember(wanted);
    if (wanted || who === null) return;
    forgetFace(who.studentId);
    setFaces(rememberedFaces());
  };

  const tryToEnter = async (secret: string) => {
    if (who === null || busy) return;
    setBusy(true);
    setHint(null);
    try {
      const session = await logIn(who.studentId, secret);
      if ('secondFactor' in session) return navigate(paths.loginCode, { state: session.secondFactor });
      if (remember) rememberFace(session.user);
      const back = takeLastRoute(session.user.id);
      ownKeys(session.user.id);
      signIn(session);
      navigate(back ?? homeOf(session.user.role), { replace: true });
    } catch (error) {
      const told = hintFor(error, say);
      setHint(told);
      tell(told);
      setBusy(false);
    }
  };

  const tapped = (picture: PinPicture) => voice(say(`pin.${picture}`));
  const other = way === 'pictures' ? 'card' : 'pictures';
  const note: ReactNode = hint !== null && <Notice kind="notyet">{hint}</Notice>;

  return (
    <Card className={c('page')} cloth="heritage" band="band">
      <div className={c('top')}>
        {who !== null && (
          <Button kind="quiet" round icon={<ArrowLeft />} onClick={() => go(() => setWho(null), say('who'))}>
            {say('back')}
          </Button>
        )}
        {who?.face && <Avatar src={who.face.picture} name="" size={56} />}
        <h1 ref={title} tabIndex={-1}>
          {question}
          {who !== null && <small className={join(c('id'), 'num')}>{who.studentId}</small>}
        </h1>
        {step === 'who' && <Ear look="big" lang={language} text={start} />}
        {step !== 'who' && canSpeak && (
          <Button
            kind="quiet"
            round
            aria-pressed={aloud}
            icon={aloud ? <Volume2 /> : <VolumeX />}
            onClick={() => {
              setAloud(!aloud);
              if (!aloud) speak(question);
            }}
          >
            {say('sayIt')}
          </Button>
        )}
      </div>
      {step === 'who' && <WaitingWork />}
      {step === 'who' && <WhoStep faces={faces} onChoose={choose} />}
      {step === 'pictures' && (
        <PicturesStep
          key={who?.studentId}
          busy={busy}
          note={note}
          onTap={tapped}
          onDone={(pin) => tryToEnter(pinText(pin))}
        />
      )}
      {step === 'card' && (
        <CardStep busy={busy} note={note} onDone={(words) => tryToEnter(cardText(words))} />
      )}
      {who !== null && (
        <div className={c('below')}>
          <Check
            label={say('remember')}
            checked={remember}
            onChange={(event) => tickRemember(event.target.checked)}
          />
          <Button
            kind="paper"
            icon={way === 'pictures' ? <IdCard /> : <Grid3x3 />}
            onClick={() => go(() => setWay(other), say(other === 'card' ? 'typeWords' : 'tapPictures'))}
          >
            {say(way === 'pictures' ? 'haveCard' : 'havePictures')}
          </Button>
        </div>
      )}
      {who === null && (
        <p className={c('adult')}>
          <Link to={paths.login}>{say('adult')}</Link>
        </p>
      )}
    </Card>
  );
};
