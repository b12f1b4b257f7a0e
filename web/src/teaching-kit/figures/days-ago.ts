import { useText } from '#lib/language.tsx';
import { teachingTexts } from '#messages/teaching/en.ts';

const dayLength = 24 * 60 * 60 * 1000;
const today = () => {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
};

/** 'Today', 'Yesterday', '8 days ago', 'Never', for a day such as 2026-03-09. */
export const useDaysAgo = () => {
  const say = useText(teachingTexts);
  return (day: string | null): string => {
    if (day === null) return say('never');
    const count = Math.round((Date.parse(today()) - Date.parse(day)) / dayLength);
    if (count <= 0) return say('today');
    return count === 1 ? say('yesterday') : say('daysAgo', { count });
  };
};
