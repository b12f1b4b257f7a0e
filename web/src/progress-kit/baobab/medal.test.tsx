import { badges, unitBadge } from '@afrolearn/learning/badges/badges.ts';
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Medal } from './medal.tsx';

test('every badge has a medal of its own: a picture for its icon and a colour for its pigment', () => {
  const all = [...badges, unitBadge({ id: 7, title: 'Water' })].map(({ icon, color }) => {
    const { container } = render(<Medal icon={icon} color={color} />);
    const svg = container.querySelector('svg');
    expect(svg?.getAttribute('data-color')).toBe(color);
    return { icon, glyph: svg?.querySelector('g')?.innerHTML };
  });
  const glyphs = new Map(all.map(({ icon, glyph }) => [icon, glyph]));
  expect(new Set(glyphs.values()).size).toBe(glyphs.size);
});

test('an icon or a colour that the device does not know yet still is a medal', () => {
  const { container } = render(<Medal icon="comet" color="silver" locked />);
  expect(container.querySelector('svg')?.getAttribute('data-color')).toBe('gold');
  expect(container.querySelector('svg')?.getAttribute('data-locked')).toBe('true');
  expect(container.querySelector('g path')).not.toBeNull();
});
