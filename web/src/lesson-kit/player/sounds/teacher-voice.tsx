import { voiceLanguages } from '@afrolearn/learning/own-lessons/narration.ts';
import { useText } from '#lib/language.tsx';
import * as paths from '#lib/paths.ts';
import { useSession } from '#lib/session.tsx';
import { schoolLessons } from '#messages/school-lessons/en.ts';
import { Link } from '#routing/index.ts';
import { classes } from '#ui/classes.ts';
import css from '../controls.module.css';
import type { Sounds } from './use-sounds.ts';

const c = classes(css);

const nameOf = (code: string): string => voiceLanguages.find((one) => one.code === code)?.name ?? code;

/** Names the recorded voice and offers its languages. Empty without recordings. */
export const TeacherVoice = ({ voice, lesson }: { voice: Sounds; lesson: string }) => {
  const say = useText(schoolLessons);
  const { user } = useSession();
  const own = user?.role === 'teacher' && <Link to={paths.lessonVoice(lesson)}>{say('tellIt')}</Link>;
  if (voice.language === null) return own && <p className={c('told')}>{own}</p>;
  return (
    <p className={c('told')}>
      <span>{say('toldBy', { name: voice.by ?? '' })}</span>
      {voice.languages.length === 1 ? (
        <b>{nameOf(voice.language)}</b>
      ) : (
        <select
          aria-label={say('voiceLanguage')}
          value={voice.language}
          onChange={({ currentTarget }) => voice.choose(currentTarget.value)}
        >
          {voice.languages.map((code) => (
            <option key={code} value={code}>
              {nameOf(code)}
            </option>
          ))}
        </select>
      )}
      {own}
    </p>
  );
};
