import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { useText } from '#lib/language.tsx';
import { readLocal } from '#lib/local.ts';
import { useSession } from '#lib/session.tsx';
import { chooseSettings } from '#lib/settings.ts';
import { settings } from '#messages/settings/en.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Switch } from '#ui/check.tsx';
import { classes } from '#ui/classes.ts';
import { useToast } from '#ui/toast.tsx';
import { DeviceList } from './device-list.tsx';
import { PasswordDialog } from './password-dialog.tsx';
import { myself } from './settings.api.ts';
import css from './settings-page.module.css';
import { unsentText } from './unsent-text.ts';

const c = classes(css);

/** Whether a learner sees how they learn (G35). On by default. */
const InsightsSwitch = ({ insights }: { insights: boolean | null }) => {
  const say = useText(settings);
  const { user } = useSession();
  const toast = useToast();
  const [tapped, setTapped] = useState<boolean | null>(null);
  if (user?.role !== 'learner') return null;
  return (
    <Switch
      label={say('insights')}
      hint={say('insightsHint')}
      checked={tapped ?? insights ?? true}
      onChange={async ({ target: { checked } }) => {
        setTapped(checked);
        if (!(await chooseSettings(user.id, { insights: checked }))) toast.say(say(unsentText(user.id)));
      }}
    />
  );
};

/** Checks that the same person is still signed in: a late reply must not restore them on a shared tablet. */
const whoIsHere = () => {
  const [token, user] = [readLocal('token'), readLocal('user')];
  return () => readLocal('token') === token && readLocal('user') === user;
};

/**
 * The switch for seeds, streaks and badges (decision 0061). A guardian's no overrides a learner's yes, and
 * only the server knows it: off applies at once, on after the server's reply.
 */
const MotivationSwitch = ({ motivation }: { motivation: boolean | null }) => {
  const say = useText(settings);
  const { user, update } = useSession();
  const toast = useToast();
  const [tapped, setTapped] = useState<boolean | null>(null);
  const [asking, setAsking] = useState(false);
  if (user?.role !== 'learner') return null;
  const isOff = user.motivation === false;
  const chosen = tapped ?? motivation;
  const turnOff = async () => {
    setTapped(false);
    update({ ...user, motivation: false });
    if (!(await chooseSettings(user.id, { motivation: false }))) toast.say(say(unsentText(user.id)));
  };
  const turnOn = async () => {
    setAsking(true);
    const isStillHere = whoIsHere();
    const isSent = await chooseSettings(user.id, { motivation: true });
    const me = isSent ? await myself().catch(() => null) : null;
    setAsking(false);
    if (me === null) toast.say(say(isSent ? 'endFailed' : unsentText(user.id)));
    else if (isStillHere()) {
      setTapped(true);
      update(me);
    }
  };
  return (
    <Switch
      label={say('motivation')}
      hint={say(isOff && chosen === true ? 'motivationFamily' : 'motivationHint')}
      checked={!isOff || asking}
      // Also while it is unknown who switched it off.
      disabled={asking || (isOff && chosen !== false)}
      onChange={({ target: { checked } }) => void (checked ? turnOn() : turnOff())}
    />
  );
};

type Props = { insights: boolean | null; motivation: boolean | null };

export const SafetyCard = ({ insights, motivation }: Props) => {
  const say = useText(settings);
  const toast = useToast();
  const [changing, setChanging] = useState(false);
  const [changes, setChanges] = useState(0);
  return (
    <Card as="section" aria-labelledby="safety">
      <div className={c('stack')}>
        <h2 id="safety">{say('safety')}</h2>
        <Button
          kind="paper"
          icon={<KeyRound size={20} />}
          className={c('start')}
          onClick={() => setChanging(true)}
        >
          {say('changePassword')}
        </Button>
        <InsightsSwitch insights={insights} />
        <MotivationSwitch motivation={motivation} />
        <DeviceList version={changes} />
      </div>
      <PasswordDialog
        open={changing}
        onClose={() => setChanging(false)}
        onChanged={() => {
          toast.say(say('passwordChanged'));
          // The other devices are logged out now.
          setChanges(changes + 1);
        }}
      />
    </Card>
  );
};
