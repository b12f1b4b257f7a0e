import { useState } from 'react';
import { useLanguage, useText } from '#lib/language.tsx';
import { readLocal, writeLocal } from '#lib/local.ts';
import { useYoung } from '#lib/session.tsx';
import { courses } from '#messages/courses/en.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';

/**
 * A notice that lessons and questions are in English, in the chosen language; hidden on this device once
 * dismissed.
 */
export const EnglishContent = () => {
  const say = useText(courses);
  const { language } = useLanguage();
  const young = useYoung();
  const [read, setRead] = useState(() => readLocal('afl_english_content') ?? '');
  const languages = read.split(' ');
  if (language === 'en' || languages.includes(language)) return null;
  const putAway = () => {
    const now = [...languages.filter(Boolean), language].join(' ');
    writeLocal('afl_english_content', now);
    setRead(now);
  };
  return (
    <Notice
      kind="info"
      action={
        <Button kind="ghost" size="sm" onClick={putAway}>
          {say('contentOk')}
        </Button>
      }
    >
      {young ? say('contentInEnglishYoung') : say('contentInEnglish')}
    </Notice>
  );
};
