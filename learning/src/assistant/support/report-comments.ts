import { bullets, type PageBlock, pageLimits, section, type ToolPage, text } from '#assistant/page.ts';
import { madeFromUnit, subjectLine, type UnitSource } from '#assistant/source.ts';
import { asSentence, unstopped } from '#assistant/standing-alone.ts';
import { type Band, bands } from '#assistant/support/feedback-comments.ts';
import { type Pupil, readPupil } from '#assistant/support/pupil-lines.ts';
import {
  attendanceWords,
  nextSteps,
  openings,
  openingsWithoutMark,
} from '#assistant/support/report-words.ts';
import { defineTool } from '#assistant/tool.ts';
import { subjectName } from '#catalogue/subjects.ts';
import { randomOf } from '#practice/random.ts';

const bandOfPercent = (percent: number): Band =>
  percent >= 80 ? 'strong' : percent >= 60 ? 'secure' : percent >= 40 ? 'nearly' : 'not-yet';

const lowerFirst = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1);

type Comment = { readonly opening: string; readonly step: string };

/**
 * Opening and next step for the n-th pupil of a band: no two pupils share a pair, and neighbours never share
 * a step.
 */
const commentsOf = (unit: UnitSource, band: Band | 'none', draw: number): ((at: number) => Comment) => {
  const random = randomOf(`report-${unit.id}-${band}`, draw);
  const objectives = unit.lessons.flatMap(({ objectives: ofLesson }) => ofLesson);
  const aims = random.shuffle([...new Set(objectives.map((aim) => lowerFirst(unstopped(aim))))]);
  const steps = random.shuffle(nextSteps[band]);
  const starts = random.shuffle(band === 'none' ? openingsWithoutMark : openings);
  return (at) => {
    const [turn, round] = [at % steps.length, Math.floor(at / steps.length)];
    // Each round moves on by one aim, so a step meets every aim before repeating one, and then with another
    // opening.
    const aim = aims[(turn + round) % aims.length] ?? unit.title;
    const step = (steps[turn] ?? '').replace('{aim}.', () => asSentence(aim));
    const opening = starts[(turn + Math.floor(round / aims.length)) % starts.length] ?? '';
    return { opening: opening.replace('{subject}', subjectName(unit.subjectId)), step };
  };
};

const written = ({ opening, step }: Comment, name: string, mark: string, attendance: number | null): string =>
  [
    opening.replace('{name}', () => name).replace('{mark}', mark),
    ...(attendance === null ? [] : [attendanceWords(attendance)]),
    step,
  ].join(' ');

const forList = (
  unit: UnitSource,
  pupils: readonly Pupil[],
  draw: number,
): readonly (readonly [string, string])[] => {
  const used = new Map<Band | 'none', number>();
  const makers = new Map(([...bands, 'none'] as const).map((band) => [band, commentsOf(unit, band, draw)]));
  return pupils.map(({ name, percent, attendance }) => {
    const band = percent === null ? 'none' : bandOfPercent(percent);
    const at = used.get(band) ?? 0;
    used.set(band, at + 1);
    const comment = makers.get(band)?.(at) ?? { opening: '', step: '' };
    return [name, written(comment, name, String(percent ?? ''), attendance)];
  });
};

const bandTitles: Readonly<Record<Band, string>> = {
  strong: '80 to 100',
  secure: '60 to 79',
  nearly: '40 to 59',
  'not-yet': '0 to 39',
};

const counted = (pupils: number): string => (pupils === 1 ? '1 pupil' : `${pupils} pupils`);

const mostPupils = 150;

export const reportComments = defineTool({
  id: 'report-comments',
  needs: ['unit'],
  fields: { names: { kind: 'lines', most: pageLimits.value }, className: { kind: 'text', most: 60 } },
  make: ({ unit, draw }, { names, className }): ToolPage => {
    const lines = names.split('\n').filter((line) => line.trim() !== '');
    const read = lines.map((line) => ({ line: line.trim(), pupil: readPupil(line) }));
    const pupils = read.flatMap(({ pupil }) => pupil ?? []).slice(0, mostPupils);
    const left = read.filter(({ pupil }) => pupil !== null).length - pupils.length;
    const unread = read.filter(({ pupil }) => pupil === null).map(({ line }) => line);
    const rows = forList(unit, pupils, draw);
    const unmarked = pupils.filter(({ percent }) => percent === null).length;
    const bank: readonly PageBlock[] = bands.flatMap((band) =>
      section(`Marks ${bandTitles[band]} of 100`, [
        bullets(
          Array.from({ length: 6 }, (_, at) =>
            written(commentsOf(unit, band, draw)(at), '__________', '____', null),
          ),
        ),
      ]),
    );
    return {
      title: `Report comments: ${subjectLine(unit)}`,
      about: [
        unit.title,
        ...(className === '' ? [] : [className]),
        pupils.length === 0 ? 'A bank to copy from' : `${counted(pupils.length)}, no comment twice`,
      ],
      blocks: [
        text(
          pupils.length === 0
            ? 'Write the names in the form, one on each line, with a mark of 100 behind: each pupil gets a comment of their own.'
            : 'Each comment says the mark, the attendance where it is recorded, and one next step on an aim of the topic. What you saw yourself, only you can write: add it. Places and ranks are not written.',
        ),
        ...(unmarked === 0
          ? []
          : [
              text(
                `${unmarked} of ${pupils.length} pupils ${unmarked === 1 ? 'has' : 'have'} no mark here. Fill in the blanks by hand, or write each mark behind its name in the form, such as: Akello Sarah 78. The next step then follows the mark.`,
              ),
            ]),
        ...(rows.length === 0
          ? bank
          : [{ kind: 'table', head: ['Pupil', 'Comment'], rows: rows.map((row) => [...row]) } as const]),
        ...(left === 0
          ? []
          : [text(`A page holds ${mostPupils} pupils. Make another one for the last ${left}.`)]),
        ...(unread.length === 0
          ? []
          : section('These lines could not be read', [
              bullets(unread.slice(0, 20)),
              text('Write a name and a mark of 100, such as: Akello Sarah 78'),
            ])),
      ],
      madeFrom: [madeFromUnit(unit)],
    };
  },
});
