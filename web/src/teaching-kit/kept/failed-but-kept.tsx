import { Failed } from '#ask/failed.tsx';
import { hourText, momentText, weekdayText } from '#lib/dates.ts';
import { useLanguage, useText } from '#lib/language.tsx';
import { teachingTexts } from '#messages/teaching/en.ts';

const sixDays = 6 * 24 * 60 * 60 * 1000;

/* 'Monday 16:20'; a Monday of another week has its date. */
const momentOf = (language: string, asOf: string): string => {
  const at = new Date(asOf);
  if (Date.now() - at.getTime() > sixDays) return momentText(language, asOf);
  const two = (value: number) => String(value).padStart(2, '0');
  const day = `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
  return `${weekdayText(language, day, 'long')} ${hourText(language, asOf)}`;
};

type Props = { failed: string; asOf: string | null; retry: () => void };

/** What did not load, and of when that is which stands below it. */
export const FailedButKept = ({ failed, asOf, retry }: Props) => {
  const say = useText(teachingTexts);
  const { language } = useLanguage();
  if (asOf === null) return <Failed retry={retry}>{failed}</Failed>;
  return (
    <Failed retry={retry} kind="info">
      {failed} {say('keptAsOf', { moment: momentOf(language, asOf) })}
    </Failed>
  );
};
