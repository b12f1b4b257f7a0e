import { lastLevel, levelBar, ringsOf } from '@afrolearn/learning/xp/level.ts';
import { CalendarDays, MapPin, Pencil, School } from 'lucide-react';
import { useState } from 'react';
import { monthText } from '#lib/dates.ts';
import { useLanguage, useText } from '#lib/language.tsx';
import { useMotivation, useSession } from '#lib/session.tsx';
import { profile } from '#messages/profile/en.ts';
import { AvatarChooser } from '#people-kit/index.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { classes } from '#ui/classes.ts';
import { OwnFace } from '#ui/own-face.tsx';
import { Weave } from '#ui/weave.tsx';
import type { Stats } from './profile.api.ts';
import css from './profile-card.module.css';

const c = classes(css);

const Level = ({ stats }: { stats: Stats }) => {
  const say = useText(profile);
  const { current, target, percent } = levelBar(stats.gradeXP);
  const rings = ringsOf(stats.gradeXP);
  const level = say('levelOf', { level: stats.level });
  const xp = say('xpOf', { xp: current, target });
  return (
    <div className={c('level')}>
      <b>{level}</b>
      <span className="num">{xp}</span>
      <Weave className={c('bar')} value={percent} label={level} valueText={xp} />
      {stats.level >= lastLevel && (
        <span className={c('bar')}>{rings === 0 ? say('ringsFirst') : say('rings', { count: rings })}</span>
      )}
    </div>
  );
};

/** The person: avatar, name, grade, country, joined date and, for learners, the level bar. */
export const ProfileCard = ({ stats = null }: { stats?: Stats | null }) => {
  const say = useText(profile);
  const { language } = useLanguage();
  const { user } = useSession();
  const motivation = useMotivation();
  const [choosing, setChoosing] = useState(false);
  if (user === null) return null;
  const { role } = user;
  const joined = monthText(language, user.createdAt);
  return (
    <Card as="section" cloth="english" band="band" aria-labelledby="profile-name">
      <div className={c('me')}>
        <span className={c('face')}>
          <OwnFace picture={user.picture} isLearner={role === 'learner'} size={128} />
          <Button
            size="sm"
            round
            className={c('pencil')}
            icon={<Pencil aria-hidden="true" />}
            onClick={() => setChoosing(true)}
          >
            {say('changeAvatar')}
          </Button>
        </span>
        <div className={c('words')}>
          <h2 id="profile-name">{user.name}</h2>
          <ul className={c('facts')}>
            <li>
              <School aria-hidden="true" />
              {role === 'learner' ? (user.grade ?? say('student')) : say(user.administrator ? 'head' : role)}
            </li>
            <li>
              <MapPin aria-hidden="true" />
              {user.country ?? say('uganda')}
            </li>
            <li>
              <CalendarDays aria-hidden="true" />
              {say('joined', { date: joined })}
            </li>
          </ul>
          {stats !== null && motivation && <Level stats={stats} />}
        </div>
      </div>
      <AvatarChooser open={choosing} onClose={() => setChoosing(false)} />
    </Card>
  );
};
