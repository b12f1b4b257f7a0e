// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { Tabs } from './tabs.tsx';

afterEach(cleanup);

function Lesson() {
  const [selected, setSelected] = useState('overview');
  const tabs = [
    { id: 'overview', label: 'Overview', panel: <input aria-label="Draft" /> },
    { id: 'transcript', label: 'Transcript', panel: 'The words' },
    { id: 'resources', label: 'Resources', panel: 'The files' },
  ];
  return <Tabs label="Lesson" tabs={tabs} selected={selected} onSelect={setSelected} />;
}

const selectedTab = () => screen.getByRole('tab', { selected: true });

test('the selected tab names the one visible panel, which Tab reaches', async () => {
  render(<Lesson />);
  expect(screen.getByRole('tablist', { name: 'Lesson' })).toBeDefined();
  const panel = screen.getByRole('tabpanel', { name: 'Overview' });
  expect(selectedTab().getAttribute('aria-controls')).toBe(panel.id);
  expect(screen.getAllByRole('tabpanel')).toHaveLength(1);
  await userEvent.tab();
  expect(document.activeElement).toBe(selectedTab());
  await userEvent.tab();
  expect(document.activeElement).toBe(panel);
});

test('only the selected tab is in the Tab order', () => {
  render(<Lesson />);
  expect(screen.getAllByRole('tab').map((tab) => tab.tabIndex)).toEqual([0, -1, -1]);
});

test.each([
  ['{ArrowRight}', 'Transcript'],
  ['{ArrowLeft}', 'Resources'],
  ['{End}', 'Resources'],
  ['{ArrowRight}{ArrowRight}{ArrowRight}', 'Overview'],
  ['{End}{Home}', 'Overview'],
  ['{Control>}{ArrowRight}{/Control}', 'Overview'],
])('%s selects and focuses %s', async (keys, name) => {
  render(<Lesson />);
  await userEvent.tab();
  await userEvent.keyboard(keys);
  expect(selectedTab().textContent).toBe(name);
  expect(document.activeElement).toBe(selectedTab());
  expect(screen.getByRole('tabpanel', { name })).toBeDefined();
});

test('what was written in a panel is still there after a look at another tab', async () => {
  render(<Lesson />);
  await userEvent.type(screen.getByLabelText('Draft'), 'My thought');
  await userEvent.click(screen.getByRole('tab', { name: 'Transcript' }));
  expect(screen.queryByRole('textbox')).toBeNull();
  await userEvent.click(screen.getByRole('tab', { name: 'Overview' }));
  expect(screen.getByLabelText<HTMLInputElement>('Draft').value).toBe('My thought');
});
