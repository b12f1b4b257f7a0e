import { Failed } from '#ask/failed.tsx';
import type { Answer } from '#ask/use-answer.ts';
import { momentText } from '#lib/dates.ts';
import { useLanguage, useText } from '#lib/language.tsx';
import { profile } from '#messages/profile/en.ts';

type Failing = Pick<Answer<unknown>, 'state' | 'asOf' | 'retry'>;

/** The failure (spec 2 §8), with the time of the cached data. 'Try Again' refetches all that failed. */
export const FailedNotice = ({ of, text }: { of: readonly Failing[]; text: string }) => {
  const say = useText(profile);
  const { language } = useLanguage();
  const failed = of.filter(({ state }) => state === 'failed');
  if (failed.length === 0) return null;
  const asOf = failed.map((one) => one.asOf).find((at) => at !== null) ?? null;
  return (
    <Failed
      again={say('again')}
      retry={() => {
        for (const one of failed) one.retry();
      }}
    >
      {text}
      {asOf !== null && (
        <>
          <br />
          {say('asOf', {
            date: momentText(language, asOf),
          })}
        </>
      )}
    </Failed>
  );
};
