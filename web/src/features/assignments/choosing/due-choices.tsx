import { addDays, type Day, mondayOf } from '@afrolearn/learning/streaks/days.ts';
import { CalendarDays } from 'lucide-react';
import { useState } from 'react';
import { useLanguage, useText } from '#lib/language.tsx';
import { today } from '#lib/today.ts';
import { assignments as texts } from '#messages/assignments/en.ts';
import { TextField } from '#ui/field.tsx';
import { Choices } from './choices.tsx';
import { dayName } from './day-name.ts';

/** The usual due dates: tomorrow, this Friday, next Monday; without duplicates. */
export const usualDays = (now: Day): readonly Day[] => {
  const tomorrow = addDays(now, 1);
  const monday = mondayOf(now);
  return [tomorrow, ...[addDays(monday, 4), addDays(monday, 7)].filter((day) => day > tomorrow)];
};

type Props = { due: Day | ''; onChange: (due: Day | '') => void; error: string | undefined };

export const DueChoices = ({ due, onChange, error }: Props) => {
  const say = useText(texts);
  const { language } = useLanguage();
  const [other, setOther] = useState(false);
  const [tomorrow, ...later] = usualDays(today());
  const choices = [
    { id: '', label: say('dueNone') },
    { id: tomorrow as Day, label: say('dueTomorrow') },
    ...later.map((day) => ({ id: day, label: dayName(language, day) })),
    { id: 'other', label: say('dueOther'), icon: <CalendarDays /> },
  ];
  const isUsual = choices.some(({ id }) => id === due);
  return (
    <>
      <Choices
        legend={say('due')}
        look="pills"
        choices={choices}
        chosen={other || !isUsual ? 'other' : due}
        onChoose={(id) => {
          setOther(id === 'other');
          if (id !== 'other') onChange(id);
        }}
      />
      {(other || !isUsual || error !== undefined) && (
        <TextField
          type="date"
          label={say('due')}
          min={today()}
          value={due}
          error={error}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </>
  );
};
