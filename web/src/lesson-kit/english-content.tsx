import { useState } from 'react';
import { useLanguage, useText } from '#lib/language.tsx';
import { readLocal, writeLocal } from '#lib/local.ts';
import { useSmall } from '#lib/session.tsx';
import { courses } from '#messages/courses/en.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';

/**
 * Lessons and questions are written in English. A notice says so once, in the language that was chosen; a device on
 * which it was put away does not show it again.
 */
export const EnglishContent = () => {
  const say = useText(courses);
  const { language } = useLanguage();
  const small = useSmall();
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
      {small ? say('contentInEnglishSmall') : say('contentInEnglish')}
    </Notice>
  );
};
