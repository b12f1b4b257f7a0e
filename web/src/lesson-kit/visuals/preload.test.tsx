// A separate file, because here nothing may be preloaded.
import type { Visual as VisualData } from '@afrolearn/learning/lessons/visuals.ts';
import { act, render, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { preloadVisuals, Visual } from './visual.tsx';

test('a picture that was fetched ahead is there in the first draw, with no empty stage before it', async () => {
  const map: VisualData = { kind: 'map', area: 'uganda', places: [{ name: 'River Nile', type: 'river' }] };
  preloadVisuals([map]);
  await act(async () => {
    await import('./map/map.tsx');
  });
  render(<Visual visual={map} shown={1} figures={{}} />);
  expect(screen.getByText('River Nile')).toBeTruthy();
});

test('until what moves a drawing is there, its words and the drawing itself stand on the stage', async () => {
  const title: VisualData = {
    kind: 'title',
    text: 'The lorry comes',
    figure: 'lorry',
    beats: [{ at: 'lorry', act: 'appear', parts: ['lorry'] }],
  };
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><g data-part="lorry"><path d="M0 0h9"/></g></svg>';
  render(<Visual visual={title} shown={0} figures={{ lorry: { title: 'A lorry', svg } }} />);
  expect(screen.getByText('The lorry comes')).toBeTruthy();
  expect(screen.getByRole('img', { name: 'A lorry' }).tagName).toBe('IMG');
  // Then it moves.
  await waitFor(() => expect(screen.getByRole('img', { name: 'A lorry' }).tagName).toBe('DIV'));
});
