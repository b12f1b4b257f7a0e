// Test touch scenes: parts of a small drawing, and a program.
const parts = ['cell-1', 'cell-2', 'glow', 'arm'].map(
  (part) => `<g data-part="${part}"><path d="M0 0h9"/></g>`,
);
export const figures = {
  cloud: { title: 'A cloud.', svg: '<svg xmlns="http://www.w3.org/2000/svg"/>' },
  holder: {
    title: 'A holder.',
    svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 360" role="img"><title>A holder.</title>${parts.join('')}</svg>`,
  },
};
/** Two cells for a holder, and a light that needs both. */
export const cells = {
  on: 'place',
  figure: 'holder',
  things: [
    { part: 'cell-1', name: 'cell one', at: [100, 300] },
    { part: 'cell-2', name: 'cell two', at: [200, 300] },
  ],
  places: [
    {
      name: 'holder',
      spots: [
        [100, 100],
        [200, 100],
      ],
      needs: 2,
    },
  ],
  shows: [{ in: [0], from: 2, parts: ['glow'] }],
  numbers: [{ in: [0], each: 1.5, plus: 0, unit: 'volts', sum: true }],
} as const;
/** Shared by `slide` and `dial`. */
export const arm = {
  figure: 'holder',
  part: 'arm',
  name: 'Arm',
  from: 0,
  to: 4,
  step: 1,
  goal: 3,
  shows: [{ from: 2, parts: ['glow'] }],
  numbers: [{ label: 'weight', each: 5, plus: 0, unit: 'kg' }],
} as const;

export const hen = {
  on: 'program',
  field: ['..', '#.'],
  start: { x: 0, y: 0, facing: 1 },
  goal: { x: 1, y: 1 },
  blocks: ['forward', 'right'],
  room: 4,
  given: [],
  answer: ['forward', 'right', 'forward'],
} as const;
