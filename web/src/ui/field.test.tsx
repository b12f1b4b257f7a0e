// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { Check, ChoiceGroup, RadioChoice, Switch } from './check.tsx';
import { PasswordField, SelectField, TextAreaField, TextField } from './field.tsx';

afterEach(cleanup);

const described = (control: HTMLElement) =>
  (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' | ');

test('an error is tied to its field, before the hint', () => {
  render(<TextField label="Class code" hint="Ask your teacher." error="The code has 8 numbers." />);
  const field = screen.getByRole('textbox', { name: 'Class code' });
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(described(field)).toBe('The code has 8 numbers. | Ask your teacher.');
});

test('a field without error or hint is neither invalid nor described', () => {
  render(<TextField label="Your name" />);
  const field = screen.getByRole('textbox', { name: 'Your name' });
  expect(field.hasAttribute('aria-invalid')).toBe(false);
  expect(field.hasAttribute('aria-describedby')).toBe(false);
});

test('selects, text areas and checks carry their errors too', () => {
  render(
    <>
      <SelectField label="Class" error="Choose one.">
        <option>P4</option>
      </SelectField>
      <TextAreaField label="Thought" error="Write a word." />
      <Check label="I agree" error="We need your yes." />
      <ChoiceGroup legend="Lamp" error="Choose an answer.">
        <RadioChoice name="lamp" label="Goes out" hint="Look at the path." />
      </ChoiceGroup>
    </>,
  );
  expect(described(screen.getByRole('combobox', { name: 'Class' }))).toBe('Choose one.');
  expect(described(screen.getByRole('textbox', { name: 'Thought' }))).toBe('Write a word.');
  expect(described(screen.getByRole('checkbox', { name: 'I agree' }))).toBe('We need your yes.');
  expect(described(screen.getByRole('group', { name: 'Lamp' }))).toBe('Choose an answer.');
  expect(described(screen.getByRole('radio'))).toBe('Look at the path.');
});

test('a password can be shown and hidden by keyboard, and stays typed', async () => {
  render(<PasswordField label="Password" showLabel="Show it" hideLabel="Hide it" />);
  const field = screen.getByLabelText<HTMLInputElement>('Password');
  await userEvent.type(field, 'mango');
  expect(field.type).toBe('password');
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(field.type).toBe('text');
  expect(field.value).toBe('mango');
  await userEvent.click(screen.getByRole('button', { name: 'Hide it' }));
  expect(field.type).toBe('password');
});

test('a switch is a native checkbox that says it is a switch', async () => {
  render(<Switch label="Show me" />);
  const knob = screen.getByRole<HTMLInputElement>('switch', { name: 'Show me' });
  await userEvent.tab();
  await userEvent.keyboard(' ');
  expect(knob.checked).toBe(true);
});
