import { useText } from '#lib/language.tsx';
import { lesson } from '#messages/lesson/en.ts';

type Left = { n: number; all: number; skipped: number };

/** The saved position for lists. After skipping to the last scene only what is missing is shown. */
export const useLeftWords = () => {
  const say = useText(lesson);
  return (type: 'video' | 'reading' | 'quiz', { n, all, skipped }: Left): string => {
    const where = say(type === 'quiz' ? 'question' : 'sceneCount', { n, all });
    if (!(skipped > 0)) return where;
    const missing = say('scenesSkipped', { count: skipped });
    return n === all ? missing : `${where} · ${missing}`;
  };
};
