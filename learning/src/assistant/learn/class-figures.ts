import { nextSteps } from '#assistant/learn/figure-steps.ts';
import { type FigureView, viewOf } from '#assistant/learn/figure-view.ts';
import { bullets, numbers, rowsOf, section, type ToolPage, text } from '#assistant/page.ts';
import { defineTool } from '#assistant/tool.ts';

const people = (count: number): string => (count === 1 ? '1 pupil' : `${count} pupils`);

const progressLines = ({ progress, spread, known }: FigureView): readonly string[] => {
  if (progress === null) return ['Nobody has finished anything yet, so there is no progress to read.'];
  const share =
    progress >= 70
      ? 'most'
      : progress >= 45
        ? 'about half'
        : progress >= 20
          ? 'a part'
          : 'a first small part';
  return [
    `Mean progress is ${progress} of 100: on average a pupil has finished ${share} of what is ready for this class and subject.`,
    `Behind this mean stand ${people(spread.little)} below 25, ${people(spread.some)} from 25 to 49, ${people(spread.much)} from 50 to 74 and ${people(spread.most)} from 75 on.`,
    spread.little > 0 && spread.most > 0
      ? 'The class is spread wide: one lesson for all will be too hard for some and too easy for others.'
      : 'The pupils are near each other: one plan with small differences fits.',
    ...(known < 8
      ? [`These are figures of only ${people(known)}: one child more or less changes the mean much.`]
      : []),
  ];
};

const attendanceLines = ({ attendance, oftenAway }: FigureView): readonly string[] => {
  if (attendance === null)
    return ['No register was taken in AfroLearn, so nothing can be said about attendance.'];
  const missed = Math.round((100 - attendance) / 10);
  return [
    `Mean attendance is ${attendance} of 100: ${
      missed === 0
        ? 'hardly a day is missed'
        : `of ten days a pupil misses about ${missed === 1 ? 'one' : missed}`
    }.`,
    oftenAway === 0
      ? 'Nobody was away for more than a quarter of the days.'
      : `${people(oftenAway)} ${oftenAway === 1 ? 'was' : 'were'} away for more than a quarter of the days. A mean hides this.`,
  ];
};

const trendLines = ({ weeks }: FigureView): readonly string[] => {
  const [first] = weeks;
  const last = weeks[weeks.length - 1];
  if (first === undefined || last === undefined || weeks.every((week) => week === 0))
    return ['There are no six weeks of figures yet.'];
  const change = last - first;
  const before = weeks[weeks.length - 2] ?? first;
  const word = change > 2 ? 'risen' : change < -2 ? 'fallen' : 'stayed about the same';
  return [
    `In six weeks the mean has ${word}: from ${first} to ${last} (${weeks.join(', ')}).`,
    last - before > 1
      ? 'In the last week it went up.'
      : last - before < -1
        ? 'In the last week it went down: new lessons may have become ready, or new pupils have come.'
        : 'In the last week hardly anything moved.',
  ];
};

const caution = [
  'Progress says what was finished in AfroLearn, not how clever a child is, and not what was learnt on paper.',
  'A child with little progress may have no phone at home, no light, or much work to do. Ask before you judge.',
  'Attendance does not say why a child was away: illness, hunger, fees, a funeral, market day.',
  'Two classes cannot be compared by these means: they have other children, other books and other phones.',
  'A rise after your lesson does not prove that the lesson caused it. Look at a few exercise books too.',
] as const;

export const classFigures = defineTool({
  id: 'class-figures',
  needs: ['class'],
  fields: {},
  make: ({ figures }): ToolPage => {
    const view = viewOf(figures);
    const hidden = view.count - view.known;
    return {
      title: `Reading the figures of ${figures.name}`,
      about: [people(view.count), 'For you, not for the notice board'],
      blocks: [
        rowsOf([
          ['Pupils', `${view.count}`],
          [
            'With figures',
            hidden === 0
              ? `${view.known}`
              : `${view.known} (for ${people(hidden)} there are none: no consent yet, or nothing done)`,
          ],
          ['Mean progress', view.progress === null ? 'none yet' : `${view.progress} of 100`],
          ['Mean attendance', view.attendance === null ? 'no register' : `${view.attendance} of 100`],
        ]),
        ...section('Progress: what it means', [bullets(progressLines(view))]),
        ...section('Attendance: what it means', [bullets(attendanceLines(view))]),
        ...section('Six weeks: what it means', [bullets(trendLines(view))]),
        ...(figures.mistakes.length === 0
          ? []
          : section('Mistakes that several make', [
              bullets(
                [...figures.mistakes]
                  .sort((a, b) => b.pupils - a.pupils)
                  .slice(0, 5)
                  .map(({ name, pupils, help }) => `${name} (${people(pupils)}). ${help}`),
              ),
            ])),
        ...(view.attention.length === 0
          ? []
          : section('Who should be asked first', [
              text(
                `${view.attention.slice(0, 12).join(', ')}${view.attention.length > 12 ? ` and ${view.attention.length - 12} more` : ''}.`,
              ),
              text('The list says where to look, in no order. It is no list of weak pupils.'),
            ])),
        ...section('What not to conclude', [bullets(caution)]),
        ...section('Three next steps', [numbers(nextSteps(view, figures.mistakes))]),
      ],
      madeFrom: [],
    };
  },
});
