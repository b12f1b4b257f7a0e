import { Failed } from '#ask/failed.tsx';
import type { CallError } from '#lib/call.ts';
import { hourText, momentText, weekdayText } from '#lib/dates.ts';
import { useLanguage, useText } from '#lib/language.tsx';
import { teachingTexts } from '#messages/teaching/en.ts';
import { Notice } from '#ui/notice.tsx';

const sixDays = 6 * 24 * 60 * 60 * 1000;

/* 'Monday 16:20'. A Monday of an earlier week has its date. */
const momentOf = (language: string, asOf: string): string => {
  const at = new Date(asOf);
  if (Date.now() - at.getTime() > sixDays) return momentText(language, asOf);
  const two = (value: number) => String(value).padStart(2, '0');
  const day = `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
  return `${weekdayText(language, day, 'long')} ${hourText(language, asOf)}`;
};

type Props = { failed: string; asOf: string | null; retry: () => void; failure?: CallError | null };

/** The error message, with the time of the cached data below. */
export const FailedButKept = ({ failed, asOf, retry, failure = null }: Props) => {
  const say = useText(teachingTexts);
  const { language } = useLanguage();
  // The school must be verified first, so a retry does not help.
  if (failure?.code === 'children/not-verified') return <Notice kind="info">{failure.said}</Notice>;
  if (asOf === null) return <Failed retry={retry}>{failed}</Failed>;
  return (
    <Failed retry={retry} kind="info">
      {failed} {say('keptAsOf', { moment: momentOf(language, asOf) })}
    </Failed>
  );
};
