import { readdirSync, readFileSync } from 'node:fs';
import type { MapVisual } from '@afrolearn/learning/lessons/visuals.ts';
import { expect, test } from 'vitest';
import { type Form, layOut, linesOf } from './lay-out.ts';
import { areas } from './outlines.ts';
import { type Box, overlapOf } from './place-names.ts';

const content = `${import.meta.dirname}/../../../../../curriculum/content`;

const wordAfter = (key: string, text: string) => new RegExp(`^\\s*(?:- )?${key}: (.+)$`, 'm').exec(text)?.[1];

/** A map in lesson form, one line per fact. The count below covers other forms. */
const mapFrom = (block: string): MapVisual => {
  const [head = '', ...rows] = block.split(/^\s*- (?=name:)/m);
  const places = rows.map((row) => {
    const [lat, lon] = [wordAfter('lat', row), wordAfter('lon', row)];
    return {
      name: (wordAfter('name', row) ?? '').replace(/^(['"])(.*)\1$/, '$2'),
      type: wordAfter('type', row) as MapVisual['places'][number]['type'],
      ...(lat === undefined || lon === undefined ? {} : { lat: Number(lat), lon: Number(lon) }),
    };
  });
  return { kind: 'map', area: wordAfter('area', head) as MapVisual['area'], places };
};

const lessons = readdirSync(content, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('lesson.md'),
);
const scenes = lessons.flatMap((file) =>
  [...readFileSync(`${content}/${file}`, 'utf8').matchAll(/^```map\n([\s\S]*?)^```$/gm)].map(
    ([, block = '']) => [file, mapFrom(block)] as const,
  ),
);

const eastAfrica: MapVisual = {
  kind: 'map',
  area: 'east-africa',
  places: [
    ...['Uganda', 'Kenya', 'Tanzania', 'Rwanda', 'Burundi'].map((name) => ({
      name,
      type: 'country' as const,
    })),
    { name: 'Lake Victoria', type: 'lake' },
  ],
};
const crowded: MapVisual = {
  kind: 'map',
  area: 'uganda',
  places: [
    { name: 'Mount Elgon', type: 'mountain', lat: 1.12, lon: 34.55 },
    { name: 'Mount Rwenzori', type: 'mountain', lat: 0.38, lon: 29.87 },
    { name: 'Lake Kyoga', type: 'lake' },
    { name: 'Lake Albert', type: 'lake' },
    { name: 'Lake Edward', type: 'lake' },
    { name: 'Lake Victoria', type: 'lake' },
    { name: 'River Nile', type: 'river' },
    { name: 'Kampala', type: 'city', lat: 0.32, lon: 32.58 },
    { name: 'Entebbe', type: 'city', lat: 0.05, lon: 32.46 },
    { name: 'Jinja', type: 'city', lat: 0.43, lon: 33.2 },
  ],
};

const forms: readonly Form[] = ['narrow', 'wide'];

const leaves = (box: Box, bounds: Box) =>
  Math.abs(box.x - bounds.x) + box.w / 2 > bounds.w / 2 + 0.01 ||
  Math.abs(box.y - bounds.y) + box.h / 2 > bounds.h / 2 + 0.01;

test('every map of the lessons is read here', () => {
  expect(scenes.length).toBeGreaterThan(10);
  for (const [, { area, places }] of scenes) {
    expect(Object.keys(areas)).toContain(area);
    expect(places.length).toBeGreaterThan(1);
    for (const { name, type } of places) expect([name, type]).not.toContain('');
  }
});

test.each([...scenes, ['East Africa', eastAfrica] as const, ['many names', crowded] as const])(
  '%s: no name lies on another or leaves the stage, on the narrowest phone and wider',
  (_, visual) => {
    for (const form of forms) {
      const { named, boxes, bounds } = layOut(visual, form);
      expect(named).toHaveLength(visual.places.length);
      for (const [at, box] of boxes.entries()) {
        expect(leaves(box, bounds)).toBe(false);
        for (const other of boxes.slice(at + 1)) expect(overlapOf(box, other)).toBe(0);
      }
    }
  },
);

test('the name of a lake hides no small country beside it', () => {
  const { spots, boxes } = layOut(eastAfrica, 'narrow');
  for (const at of [3, 4])
    for (const box of boxes) expect(overlapOf(box, { x: 0, y: 0, ...spots[at], w: 8, h: 8 })).toBe(0);
});

test('a long name is broken into few even lines', () => {
  expect(linesOf('Jinja')).toEqual(['Jinja']);
  expect(linesOf('Cairo 30°N 31°E')).toEqual(['Cairo', '30°N 31°E']);
  expect(linesOf('Nalubaale, Kiira and Bujagali')).toEqual(['Nalubaale,', 'Kiira and', 'Bujagali']);
});
