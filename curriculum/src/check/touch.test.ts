import { expect, test } from 'vitest';
import { checkCurriculum } from '#check/check.ts';
import { expectCaught, type Planted } from '#planted.ts';
import { plant, sampleUnit } from '#sample.ts';

const lesson = `${sampleUnit}/01-water-lesson-1/lesson.md`;
const scene = 'number-line\nfrom: 0\nto: 10\nstep: 1\nmarks:\n  - at: 5';
const words = 'task: Show it.\nhelp: Look again.\nexplain: That is right.';
const touch = (lines: string) => `touch\n${words}\n${lines}`;
const line = 'on: number-line\nfrom: 0\nto: 10\nstep: 1\ngoal: 7';
const sort = 'on: sort\nboxes: [wet, dry]\nthings:\n  - rain: wet\n  - sand: dry\n  - lake: wet';

const program =
  'on: program\nfield:\n  - "> . ."\n  - "# # *"\nblocks: [forward, right]\nroom: 5\nanswer: [forward, forward, right, forward]';

const place =
  'on: place\nfigure: cup\nthings:\n  - { part: water, name: water, at: [100, 100], goes: cup }\nplaces:\n  - { name: cup, spots: [[200, 200]] }';
const slide =
  'on: slide\nfigure: cup\npart: water\nname: Water\nway: [[100, 100], [100, 300]]\nfrom: 0\nto: 5\nstep: 1\ngoal: 4';
const dial = slide.replace('on: slide', 'on: dial').replace(/way: .*/u, 'about: [100, 100]\ndegrees: 90');

const wrong: readonly (readonly [what: string, lines: string, at: string, says: RegExp])[] = [
  ['a goal out of range', line.replace('goal: 7', 'goal: 12'), 'goal: 12', /Nobody can reach/],
  ['a goal between two steps', line.replace('goal: 7', 'goal: 6.5'), 'goal: 6.5', /Nobody can reach/],
  ['a goal that is the start', line.replace('goal: 7', 'goal: 0'), 'goal: 0', /reached before anything/],
  ['a line that goes down', line.replace('from: 0', 'from: 20'), 'from: 20', /goes up/],
  ['steps too fine for a finger', line.replace('step: 1', 'step: 0.1'), 'step: 0.1', /no finger/],
  [
    'things between two numbers',
    `${line}\nthings: mango`.replace('step: 1', 'step: 0.5'),
    '',
    /whole numbers/,
  ],
  ['too many things', `${line}\nthings: mango`.replace('to: 10', 'to: 30'), '', /too many to count/],
  ['a part that is not drawn', place.replace('part: water', 'part: ice'), '', /no part 'ice'/],
  ['a spot beside the drawing', place.replace('[200, 200]', '[900, 200]'), '', /outside the drawing/],
  ['a thing for no place', place.replace('goes: cup', 'goes: pot'), '', /goes to a place that is not there/],
  ['a number of no place', `${place}\nnumbers:\n  - { in: pot }`, '', /names a place that is not there/],
  ['a light of no place', `${place}\nshows:\n  - { in: pot, parts: water }`, '', /names a place that is not/],
  ['a place without a goal', place.replace(', goes: cup', ''), '', /which thing 'goes' where/],
  [
    'a place that needs too many',
    place.replace(', goes: cup', '').replace('name: cup', 'name: cup, needs: 2'),
    '',
    /Nobody can reach/,
  ],
  ['a part that slides past its goal', slide.replace('goal: 4', 'goal: 9'), 'goal: 9', /Nobody can reach/],
  ['a dial that goes down', dial.replace('from: 0', 'from: 9'), 'from: 9', /goes up/],
  ['what is shown too late', `${dial}\nshows:\n  - { from: 9, parts: water }`, '', /9 lies outside/],
  ['a kind that is not known', 'on: pendulum', 'on: pendulum', /on/],
  ['more shaded than there is', 'on: fraction-bar\nparts: 4\ngoal: 5', 'goal: 5', /Nobody can reach/],
  ['a time that is none', 'on: clock\ngoal: "7:75"', 'goal: "7:75"', /A time is written/],
  ['a minute no hand can show', 'on: clock\ngoal: "07:32"', 'goal: "07:32"', /Nobody can reach/],
  ['too many blocks', 'on: blocks\ngoal: 1200', 'goal: 1200', /up to 999/],
  [
    'weights that never balance',
    'on: balance\nthing: a stone\nleft: 7\nweights: [2]',
    '',
    /Nobody can reach/,
  ],
  ['an angle between two steps', 'on: angle\ngoal: 62', 'goal: 62', /Nobody can reach/],
  ['a rectangle without a goal', 'on: rectangle\nmost: 8', '', /needs 'area', 'perimeter'/],
  [
    'a bar that is not there',
    'on: graph\ntitle: Rain\nmost: 10\nstep: 1\nvalues:\n  - May: 4\nslide: June\ngoal: 4',
    'slide: June',
    /No bar of the graph/,
  ],
  [
    'a place that is not on the map',
    'on: map\narea: uganda\nplaces:\n  - { name: Gulu, lat: 2.8, lon: 32.3 }\n  - { name: Jinja, lat: 0.4, lon: 33.2 }\ngoal: Arua',
    'goal: Arua',
    /Nobody can reach/,
  ],
  ['a thing for no box', sort.replace('lake: wet', 'lake: cold'), '', /box that is not there/],
  ['a picture of no thing', `${sort}\npictures:\n  - hill: hill`, '', /things that are sorted here/],
  ['a picture that nobody drew', `${sort}\npictures:\n  - rain: no-rain`, '', /no figure 'no-rain'/],
  ['a field without a home', program.replace('*', '.'), '', /one hen .* and one home/],
  ['two hens in one field', program.replace('> . .', '> . <'), '', /one hen .* and one home/],
  ['two homes', program.replace('> . .', '> . *'), '', /one hen .* and one home/],
  ['rows that differ', program.replace('# # *', '# *'), '', /equally long/],
  [
    'a program that bumps',
    program.replace('[forward, forward, right', '[right, forward, right'),
    '',
    /Nobody can reach/,
  ],
  [
    'a command nobody has',
    program.replace('[forward, right]', '[forward, left]'),
    'blocks: [forward, left]',
    /'right' is used/,
  ],
  ['too little room', program.replace('room: 5', 'room: 3'), 'room: 3', /room for 3/],
  ['a square that is none', program.replace('# # *', '# ? *'), '', /must be squares/],
  ['a box for nothing', sort.replace('sand: dry', 'sand: wet'), '', /Nothing belongs/],
];

test.each(wrong.map(([what, lines, at, says]): Planted => [what, lesson, scene, touch(lines), at, says]))(
  '%s is caught with its file and line',
  (...mistake) => {
    expectCaught(mistake);
  },
);

test.each([
  `${line}\nthings: hops`,
  place,
  slide,
  dial,
  sort,
  program,
  'on: fraction-bar\nparts: 8\ngoal: 6\nbeside: { parts: 4, shaded: 3 }',
  'on: clock\ngoal: "07:30"\nstart: "06:00"',
  'on: blocks\ngoal: 134',
  'on: balance\nthing: a pumpkin\nleft: 7\nunit: kg\nweights: [5, 1]',
  'on: circuit\nswitches: 2\njoined: series\ngoal: lit',
  'on: angle\ngoal: [95, 175]',
  'on: rectangle\nmost: 8\narea: 12',
  'on: graph\ntitle: Rain\nmost: 10\nstep: 1\nvalues:\n  - May: 4\n  - June: 6\nslide: June\ngoal: 6',
  'on: map\narea: uganda\nplaces:\n  - { name: Gulu, lat: 2.8, lon: 32.3 }\n  - { name: Jinja, lat: 0.4, lon: 33.2 }\ngoal: Gulu',
])('%s is let through', (lines) => {
  expect(checkCurriculum(plant(lesson, scene, touch(lines))).findings).toEqual([]);
});
