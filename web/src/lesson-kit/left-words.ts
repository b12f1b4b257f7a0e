import { useText } from '#lib/language.tsx';
import { lesson } from '#messages/lesson/en.ts';

type Left = { n: number; all: number; skipped: number };

/** Where an entry was left, for lists. At the last scene that tells nothing to who skipped forward: there stands only what is missing. */
export const useLeftWords = () => {
  const say = useText(lesson);
  return (type: 'video' | 'reading' | 'quiz', { n, all, skipped }: Left): string => {
    const where = say(type === 'quiz' ? 'question' : 'sceneCount', { n, all });
    if (!(skipped > 0)) return where;
    const missing = say('scenesSkipped', { count: skipped });
    return n === all ? missing : `${where} · ${missing}`;
  };
};
