import { LifeBuoy, LogOut } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useText } from '#lib/language.tsx';
import { usePageTitle } from '#lib/page-title.ts';
import * as paths from '#lib/paths.ts';
import { useSupport } from '#lib/profile.tsx';
import { useSession } from '#lib/session.tsx';
import { pullSettings } from '#lib/settings.ts';
import { pages } from '#messages/pages/en.ts';
import { settings } from '#messages/settings/en.ts';
import { StandingNotice } from '#people-kit/index.ts';
import { Link, useNavigate } from '#routing/index.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { classes } from '#ui/classes.ts';
import { PageTitle } from '#ui/page-title.tsx';
import { ToastProvider } from '#ui/toast.tsx';
import { LookCard } from './look-card.tsx';
import { PictureCard } from './picture-card.tsx';
import { ProfileForm } from './profile-form.tsx';
import { SafetyCard } from './safety-card.tsx';
import { SecondFactorCard } from './second-factor/second-factor-card.tsx';
import css from './settings-page.module.css';

const c = classes(css);

const HelpCard = () => {
  const say = useText(settings);
  const contact = useSupport();
  return (
    <Card as="section" aria-labelledby="help">
      <div className={c('stack')}>
        <h2 id="help">{say('help')}</h2>
        <p className={c('contact')}>
          <LifeBuoy size={22} />
          <span>{contact === null ? say('supportNobody') : say('support', { contact })}</span>
        </p>
        <Link className={c('link')} to={paths.help}>
          {say('helpPages')}
        </Link>
      </div>
    </Card>
  );
};

/** Links for adults to their children's or pupils' cards. */
const ChildrenCard = () => {
  const word = useText(pages);
  const role = useSession().user?.role;
  if (role !== 'parent' && role !== 'teacher') return null;
  return (
    <Card>
      <Link className={c('link')} to={role === 'parent' ? paths.children : paths.ownCards}>
        {word(role === 'parent' ? 'toChildren' : 'toCards')}
      </Link>
    </Card>
  );
};

const OnDeviceCard = () => {
  const say = useText(settings);
  return (
    <Card>
      <Link className={c('link')} to={paths.onDevice}>
        {say('onDevice')}
      </Link>
    </Card>
  );
};

const WorkCard = () => {
  const say = useText(settings);
  return (
    <Card>
      <Link className={c('link')} to={paths.work}>
        {say('whereIsWork')}
      </Link>
    </Card>
  );
};

const DataCard = () => {
  const say = useText(settings);
  return (
    <Card>
      <Link className={c('link')} to={paths.care}>
        {say('yourData')}
      </Link>
    </Card>
  );
};

const LogOutCard = () => {
  const say = useText(settings);
  const { signOut } = useSession();
  const navigate = useNavigate();
  return (
    <Card>
      <div className={c('stack')}>
        <p>{say('logOutHint')}</p>
        <Button
          kind="paper"
          icon={<LogOut size={20} />}
          className={c('start')}
          onClick={() => {
            navigate(paths.home);
            signOut();
          }}
        >
          {say('logOut')}
        </Button>
      </div>
    </Card>
  );
};

/** What a person can change about themselves and their app (spec 2 'Settings'). */
export const SettingsPage = () => {
  const say = useText(settings);
  usePageTitle(say('title'));
  const { user } = useSession();
  const [known, setKnown] = useState<Awaited<ReturnType<typeof pullSettings>> | null>(null);
  const id = user?.id;
  useEffect(() => {
    // Offline the device's values apply.
    if (id !== undefined) pullSettings(id).then(setKnown, () => undefined);
  }, [id]);
  return (
    <ToastProvider dismissLabel={say('close')}>
      <div className={c('page')} data-mood={user?.role === 'learner' ? undefined : 'adult'}>
        <PageTitle title={say('title')} className={c('title')} />
        <div className={c('column')}>
          <StandingNotice own />
          <PictureCard photos={known?.photos ?? null} />
          <ProfileForm />
          <SafetyCard insights={known?.insights ?? null} motivation={known?.motivation ?? null} />
          {user !== null && user.role !== 'learner' && <SecondFactorCard />}
        </div>
        <div className={c('column')}>
          <LookCard notifications={known?.notifications ?? null} />
          <ChildrenCard />
          <OnDeviceCard />
          <WorkCard />
          <HelpCard />
          <DataCard />
          <LogOutCard />
        </div>
      </div>
    </ToastProvider>
  );
};
