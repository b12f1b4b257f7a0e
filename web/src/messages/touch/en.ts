import { defineMessages } from '#lib/messages.ts';

/** Figures that answer to the finger. */
export const texts = {
  check: 'Check',
  moveFirst: 'Move it first',
  yes: 'Yes.',
  notYet: 'Not yet.',
  less: '{name}: less',
  more: '{name}: more',
  point: 'Point',
  shaded: 'Shaded parts',
  shadedOf: '{shaded} of {parts} parts',
  besideBar: 'The upper bar has {shaded} of {parts} parts shaded.',
  hours: 'Hours: the short hand',
  minutes: 'Minutes: the long hand',
  angle: 'Angle',
  width: 'Width',
  height: 'Height',
  hundreds: 'Hundreds',
  tens: 'Tens',
  ones: 'Ones',
  timesWeight: '{count} times {name}',
  level: 'The balance is level.',
  leftHeavier: 'The left side is heavier.',
  rightHeavier: 'The right side is heavier.',
  switch: 'Switch',
  switchOf: 'Switch {n}',
  switchOpen: 'open',
  switchClosed: 'closed',
  lampOn: 'The lamp shines.',
  lampOff: 'The lamp is dark.',
  spots: 'Places on the map',
  spot: 'Place {n}',
  sortHow: 'Press a thing, then the box where it belongs.',
  putHere: 'Put {thing} here',
} as const;

export const touching = defineMessages(texts, {
  sw: () => import('./sw.ts'),
  fr: () => import('./fr.ts'),
  lg: () => import('./lg.ts'),
});
