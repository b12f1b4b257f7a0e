import { useState } from 'react';
import { useText } from '#lib/language.tsx';
import { chooseSpeed, chooseUnasked, chosenSpeed, readsUnasked, type Speed, speeds } from '#listen/manner.ts';
import { useVoice } from '#listen/voices.ts';
import { listening } from '#messages/listening/en.ts';
import { Switch } from '#ui/check.tsx';
import { SelectField } from '#ui/field.tsx';

/** Read-aloud settings of this device; hidden without a voice. */
export const ListenFields = () => {
  const say = useText(listening);
  const voice = useVoice('en');
  const [on, setOn] = useState(() => readsUnasked(false));
  const [speed, setSpeed] = useState(chosenSpeed);
  if (voice === null) return null;
  return (
    <>
      <Switch
        label={say('readUnasked')}
        hint={say('readUnaskedHint')}
        checked={on}
        onChange={({ target }) => {
          chooseUnasked(target.checked);
          setOn(target.checked);
        }}
      />
      <SelectField
        label={say('voiceSpeed')}
        value={speed}
        onChange={({ target }) => {
          chooseSpeed(target.value as Speed);
          setSpeed(target.value as Speed);
        }}
      >
        {speeds.map((one) => (
          <option key={one} value={one}>
            {say(one)}
          </option>
        ))}
      </SelectField>
    </>
  );
};
