import { Play, Plus, Printer, RotateCcw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Check, ChoiceGroup, RadioChoice, Switch } from '#ui/check.tsx';
import { PasswordField, SelectField, TextAreaField, TextField } from '#ui/field.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { c, longName, Moods, Section } from './sheet.tsx';

export function Presses() {
  const [busy, setBusy] = useState(true);
  return (
    <Section title="Buttons">
      <Moods>
        {(mood) => (
          <div className={c('demo')}>
            <Button icon={mood === 'child' ? <Play /> : <Plus />}>
              {mood === 'child' ? 'Start' : 'Add New Class'}
            </Button>
            <Button kind="paper" icon={mood === 'adult' && <Printer />}>
              {mood === 'child' ? 'Back' : 'Print'}
            </Button>
            <Button kind="quiet" icon={<RotateCcw />}>
              Start again
            </Button>
            <Button kind="ghost">Skip</Button>
            <Button kind="danger" icon={<Trash2 />}>
              Remove
            </Button>
            <Button disabled>Choose one first</Button>
            <Button busy={busy} onClick={() => setBusy(true)}>
              Saving
            </Button>
            <Button round icon={<Play />}>
              Play
            </Button>
            <Button round size="sm" kind="quiet" icon={<Plus />}>
              Add
            </Button>
            <Button className={c('ringed')}>Focus</Button>
            <Button size="sm" kind="quiet">
              Small
            </Button>
            <ButtonLink to="#buttons" kind="paper">
              A link
            </ButtonLink>
            <Spinner label="Loading" />
            <Button kind="paper">Send the work of {longName} to the teacher</Button>
          </div>
        )}
      </Moods>
    </Section>
  );
}

export const Inputs = () => (
  <Section title="Inputs">
    <Moods>
      {(mood) => (
        <div className={c('stack', 'loose')}>
          <TextField label="Your name" placeholder="Akello Grace" />
          <TextField label="Class code" defaultValue="4821" error="The code has 8 numbers. Yours has 4." />
          <SelectField label="Your class" hint="You can change it later.">
            <option>Primary 4</option>
            <option>{longName}</option>
          </SelectField>
          <PasswordField
            label="Password"
            showLabel="Show the password"
            hideLabel="Hide the password"
            defaultValue="three mangoes"
            autoComplete="off"
          />
          <TextAreaField
            label="Share a thought"
            placeholder="Share your question or insight..."
            hint="Kind words only. Your teacher can read this."
            rows={2}
          />
          <TextField label="Focus" className={c('ringed')} defaultValue={longName} />
          <TextField label="Not yours to change" disabled defaultValue={mood} />
        </div>
      )}
    </Moods>
  </Section>
);

export function Choosing() {
  const [shown, setShown] = useState(true);
  return (
    <Section title="Choices">
      <Moods>
        {(mood) => (
          <div className={c('stack')}>
            <Check label="Assignment updates" defaultChecked />
            <Check label="I agree" hint="You can read the rules first." error="We need your yes to go on." />
            <Check label="Cannot be changed" disabled defaultChecked />
            <ChoiceGroup legend="What happens when the switch opens?">
              <RadioChoice name={`lamp-${mood}`} label="The lamp goes out" defaultChecked />
              <RadioChoice name={`lamp-${mood}`} label="The lamp shines" hint="Think of the path." />
            </ChoiceGroup>
            <Switch
              label="Show me on the leaderboard"
              hint="Your friends can see your seeds."
              checked={shown}
              onChange={(event) => setShown(event.target.checked)}
            />
            <Switch label={`Tell me when ${longName} writes`} />
            <Switch label="Cannot be changed" disabled />
          </div>
        )}
      </Moods>
    </Section>
  );
}
