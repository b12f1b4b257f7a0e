// In a file of its own: here nothing was drawn, and so fetched, before.
import type { Visual as VisualData } from '@afrolearn/learning/lessons/visuals.ts';
import { act, render, screen } from '@testing-library/react';
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
