import { Sparkles, Sprout, Sun } from 'lucide-react';
import { useText } from '#lib/language.tsx';
import { useMotivation } from '#lib/session.tsx';
import { profile } from '#messages/profile/en.ts';
import type { Figure } from './figures.tsx';
import type { Stats } from './profile.api.ts';

/** Total XP, level and streak, unless motivation is off. */
export const useMotivatingFigures = (
  known: Pick<Stats, 'totalXP' | 'level' | 'streakDays'> | null,
): readonly Figure[] => {
  const say = useText(profile);
  const { totalXP = null, level = null, streakDays = null } = known ?? {};
  if (!useMotivation()) return [];
  return [
    { label: say('totalXp'), value: totalXP, icon: <Sparkles aria-hidden="true" />, cloth: 'math' },
    { label: say('currentLevel'), value: level, icon: <Sprout aria-hidden="true" />, cloth: 'science' },
    { label: say('dayStreak'), value: streakDays, icon: <Sun aria-hidden="true" />, cloth: 'money' },
  ];
};
