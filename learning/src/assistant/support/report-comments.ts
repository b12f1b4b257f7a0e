import { bullets, type PageBlock, section, type ToolPage, text } from '#assistant/page.ts';
import { madeFromUnit, subjectLine, type UnitSource } from '#assistant/source.ts';
import { unstopped } from '#assistant/standing-alone.ts';
import { type Band, bands } from '#assistant/support/feedback-comments.ts';
import { middles, nextSteps, openings, withoutMark } from '#assistant/support/report-words.ts';
import { defineTool } from '#assistant/tool.ts';
import { subjectName } from '#catalogue/subjects.ts';
import { randomOf } from '#practice/random.ts';

export type Pupil = { readonly name: string; readonly percent: number | null };

/** `Akello Sarah 78`, `Okello, 41/60`, `Nakato Grace`: a name, and a mark of 100 or of what is said. */
export const readPupil = (line: string): Pupil | null => {
  const [, name = '', marks, of = '100'] =
    /^(.*?)(?:[\s,;:]+(\d{1,3})\s*(?:%|\/\s*(\d{1,3}))?)?$/u.exec(line.trim()) ?? [];
  const plain = name.replace(/[,;:\s]+$/u, '');
  if (plain === '') return null;
  if (marks === undefined) return { name: plain, percent: null };
  const share = Number(marks) / Number(of);
  return Number(of) > 0 && share <= 1 ? { name: plain, percent: Math.round(share * 100) } : null;
};

const bandOfPercent = (percent: number): Band =>
  percent >= 80 ? 'strong' : percent >= 60 ? 'secure' : percent >= 40 ? 'nearly' : 'not-yet';

const lowerFirst = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1);

/** Every comment of a band, in drawn order. Two places of the list never hold the same words. */
export const commentsOf = (unit: UnitSource, band: Band, draw: number): readonly string[] => {
  const aims = unit.lessons.flatMap(({ objectives }) => objectives).map((aim) => lowerFirst(unstopped(aim)));
  const subject = subjectName(unit.subjectId);
  const all = openings[band].flatMap((opening) =>
    nextSteps[band].flatMap((step) => middles[band].map((middle) => ({ opening, middle, step }))),
  );
  return randomOf(`report-${unit.id}-${band}`, draw)
    .shuffle(all.flatMap((one) => [...new Set(aims)].map((aim) => ({ ...one, aim }))))
    .map(({ opening, middle, step, aim }) =>
      [opening.replace('{subject}', subject), middle.replace('{aim}', () => aim), step].join(' '),
    );
};

const named = (comment: string, name: string): string => comment.replace('{name}', () => name);

const forList = (
  unit: UnitSource,
  pupils: readonly Pupil[],
  draw: number,
): readonly (readonly [string, string])[] => {
  const used = new Map<Band | 'none', number>();
  const next = (key: Band | 'none') => {
    const at = used.get(key) ?? 0;
    used.set(key, at + 1);
    return at;
  };
  const lists = new Map(bands.map((band) => [band, commentsOf(unit, band, draw)]));
  return pupils.map(({ name, percent }) => {
    if (percent === null) {
      const words = withoutMark[next('none') % withoutMark.length] ?? withoutMark[0];
      return [name, named(words.replace('{subject}', subjectName(unit.subjectId)), name)];
    }
    const band = bandOfPercent(percent);
    return [name, named(lists.get(band)?.[next(band)] ?? '', name)];
  });
};

const bandTitles: Readonly<Record<Band, string>> = {
  strong: '80 to 100',
  secure: '60 to 79',
  nearly: '40 to 59',
  'not-yet': '0 to 39',
};

const mostPupils = 150;

export const reportComments = defineTool({
  id: 'report-comments',
  needs: ['unit'],
  fields: { names: { kind: 'lines', most: 4000 }, className: { kind: 'text', most: 60 } },
  make: ({ unit, draw }, { names, className }): ToolPage => {
    const lines = names.split('\n').filter((line) => line.trim() !== '');
    const read = lines.map((line) => ({ line: line.trim(), pupil: readPupil(line) }));
    const pupils = read.flatMap(({ pupil }) => pupil ?? []).slice(0, mostPupils);
    const left = read.filter(({ pupil }) => pupil !== null).length - pupils.length;
    const unread = read.filter(({ pupil }) => pupil === null).map(({ line }) => line);
    const rows = forList(unit, pupils, draw);
    const bank: readonly PageBlock[] = bands.flatMap((band) =>
      section(`Marks ${bandTitles[band]} of 100`, [
        bullets(
          commentsOf(unit, band, draw)
            .slice(0, 6)
            .map((comment) => named(comment, '__________')),
        ),
      ]),
    );
    return {
      title: `Report comments: ${subjectLine(unit)}`,
      about: [
        unit.title,
        ...(className === '' ? [] : [className]),
        pupils.length === 0 ? 'A bank to copy from' : `${pupils.length} pupils, no comment twice`,
      ],
      blocks: [
        text(
          pupils.length === 0
            ? 'Write the names in the form, one on each line, with a mark of 100 behind: each pupil gets a comment of their own.'
            : 'Each comment speaks of this pupil’s own work and of one next step. Places and ranks are not written. Read each one, and change what is not true of the child.',
        ),
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
