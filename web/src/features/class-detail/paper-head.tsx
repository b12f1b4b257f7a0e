import { dayText } from '#lib/dates.ts';
import { useLanguage } from '#lib/language.tsx';
import { useSession } from '#lib/session.tsx';
import { today } from '#lib/today.ts';

/** Print only: the class and the date of the figures. */
export const PaperHead = () => {
  const { language } = useLanguage();
  const { user } = useSession();
  const parts = [user?.school?.name, user?.name, `${dayText(language, today())} ${today().slice(0, 4)}`];
  return <p className="onlyprint">{parts.filter((part) => part !== undefined).join(' · ')}</p>;
};
