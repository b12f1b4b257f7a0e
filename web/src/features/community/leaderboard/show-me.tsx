import { useState } from 'react';
import { useText } from '#lib/language.tsx';
import { chooseSettings } from '#lib/settings.ts';
import { leaderboard } from '#messages/leaderboard/en.ts';
import { Card } from '#ui/card.tsx';
import { Switch } from '#ui/check.tsx';
import { Notice } from '#ui/notice.tsx';
import type { OwnPlace } from './leaderboard.api.ts';

type Props = { own: Pick<OwnPlace, 'board' | 'shown'>; userId: number };

/** The learner's own switch, with its effect; also offline. */
export const ShowMe = ({ own: { board, shown }, userId }: Props) => {
  const say = useText(leaderboard);
  const [tapped, setTapped] = useState<boolean | null>(null);
  const [waits, setWaits] = useState(false);
  const isOn = tapped ?? shown;
  const seen = board === 'class' ? 'shownClass' : 'shownSchool';
  return (
    <Card>
      <Switch
        label={say('showMe')}
        hint={say(isOn ? seen : 'hidden')}
        checked={isOn}
        onChange={async ({ target: { checked } }) => {
          setTapped(checked);
          setWaits(!(await chooseSettings(userId, { leaderboard: checked })));
        }}
      />
      {waits && <Notice kind="info">{say('keptHere')}</Notice>}
    </Card>
  );
};
