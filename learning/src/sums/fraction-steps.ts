/** Adding, subtracting, multiplying and dividing fractions and mixed numbers. */
import {
  gcdOf,
  lcmOf,
  minus,
  over,
  plus,
  type Rational,
  times,
  writeMixed,
  writeWhole,
} from '#sums/rational.ts';
import { type SumStep, slip, step } from '#sums/sum.ts';

/** A fraction as it stands, not in lowest terms. */
type Bar = { readonly top: bigint; readonly bottom: bigint };

const asBar = ({ top, bottom }: Bar): string =>
  bottom === 1n ? writeWhole(top) : `${writeWhole(top)}/${writeWhole(bottom)}`;

/** In lowest terms, and as a mixed number above 1. */
const lowestSteps = ({ top, bottom }: Bar): readonly SumStep[] => {
  const size = top < 0n ? -top : top;
  const shared = gcdOf(size, bottom);
  const [t, b] = [top / shared, bottom / shared];
  const reduced =
    shared > 1n
      ? [
          step(
            `Divide the top and the bottom by ${writeWhole(shared)}.`,
            b === 1n ? `${asBar({ top, bottom })} = □` : `${asBar({ top, bottom })} = □/${writeWhole(b)}`,
            writeWhole(t),
          ),
        ]
      : [];
  if (t < 0n || t < b || b === 1n) return reduced;
  const [full, rest] = [t / b, t % b];
  return [
    ...reduced,
    step(
      `${writeWhole(b)} goes into ${writeWhole(t)} ${full === 1n ? 'once' : `${writeWhole(full)} times`}. What is left over?`,
      `${asBar({ top: t, bottom: b })} = ${writeWhole(full)} □/${writeWhole(b)}`,
      writeWhole(rest),
    ),
  ];
};

/** A number of a sum, as it was typed where that is known. */
export type Part = { readonly value: Rational; readonly written?: string };

/** 2 1/2 as 5/2, and 6/8 as 3/4. */
export const improperSteps = ({ value, written = writeMixed(value) }: Part): readonly SumStep[] => {
  const { top, bottom } = value;
  if (!written.includes('/')) return [];
  if (!written.includes(' ')) {
    const shown = asBar(value);
    if (written === shown) return [];
    return [
      step(
        `${written} can be written with smaller numbers.`,
        bottom === 1n ? `${written} = □` : `${written} = □/${writeWhole(bottom)}`,
        writeWhole(top),
      ),
    ];
  }
  const [full, rest] = [top / bottom, top % bottom];
  const [f, r, b] = [full, rest, bottom].map(writeWhole);
  return [
    step(
      `Make ${written} one fraction: multiply ${f} by ${b} and add ${r}.`,
      `${written} = □/${b}`,
      writeWhole(top),
      [
        slip(writeWhole(full + rest), `First multiply: ${f} × ${b}. Then add ${r}.`),
        slip(writeWhole(full * bottom), `Add the ${r}, too.`),
      ],
    ),
  ];
};

/** Adds, or subtracts the second one. Both may be whole, but not below zero. */
export const joinSteps = (first: Part, second: Part, sign: '+' | '−'): readonly SumStep[] => {
  const [a, b] = [first.value, second.value];
  const bottom = lcmOf(a.bottom, b.bottom);
  const same = a.bottom === b.bottom;
  const [x, y] = [a, b].map(({ top, bottom: own }) => (top * bottom) / own);
  const [p, q] = [x ?? 0n, y ?? 0n];
  const n = writeWhole(bottom);
  const changed = [a, b].flatMap((one) =>
    one.bottom === bottom
      ? []
      : [
          step(
            `Cut each whole into ${n} parts. How many such parts is ${asBar(one)}?`,
            `${asBar(one)} = □/${n}`,
            writeWhole((one.top * bottom) / one.bottom),
            [
              slip(
                writeWhole(one.top),
                `The bottom was multiplied by ${writeWhole(bottom / one.bottom)}. Multiply the top by it, too.`,
              ),
            ],
          ),
        ],
  );
  const total = sign === '+' ? p + q : p - q;
  return [
    ...improperSteps(first),
    ...improperSteps(second),
    ...(same || a.bottom === 1n || b.bottom === 1n
      ? []
      : [
          step(
            `Which is the smallest number in both tables, ${writeWhole(a.bottom)} and ${writeWhole(b.bottom)}?`,
            `LCM of ${writeWhole(a.bottom)} and ${writeWhole(b.bottom)} = □`,
            n,
            [
              slip(writeWhole(a.bottom * b.bottom), 'That is in both tables, but a smaller one is, too.'),
              slip(
                writeWhole(a.bottom + b.bottom),
                'The bottoms are not added. Find a number in both tables.',
              ),
            ],
          ),
        ]),
    ...changed,
    step(
      sign === '+' ? 'Add the tops. The bottom stays.' : 'Subtract the tops. The bottom stays.',
      bottom === 1n
        ? `${p} ${sign} ${q} = □`
        : `${asBar({ top: p, bottom })} ${sign} ${asBar({ top: q, bottom })} = □/${n}`,
      writeWhole(total),
    ),
    ...lowestSteps({ top: total, bottom }),
  ];
};

const barProduct = (a: Bar, b: Bar): readonly SumStep[] => {
  const bottom = a.bottom * b.bottom;
  const top = a.top * b.top;
  return [
    step(
      bottom === 1n
        ? 'Multiply.'
        : `Multiply the tops, then the bottoms: ${writeWhole(a.bottom)} × ${writeWhole(b.bottom)} is ${writeWhole(bottom)}.`,
      `${asBar(a)} × ${asBar(b)} = ${bottom === 1n ? '□' : `□/${writeWhole(bottom)}`}`,
      writeWhole(top),
      [slip(writeWhole(a.top + b.top), 'Multiply the tops; do not add them.')],
    ),
    ...lowestSteps({ top, bottom }),
  ];
};

export const productSteps = (first: Part, second: Part): readonly SumStep[] => [
  ...improperSteps(first),
  ...improperSteps(second),
  ...barProduct(first.value, second.value),
];

/** The divisor is above zero. */
export const quotientSteps = (first: Part, second: Part): readonly SumStep[] => {
  const [a, b] = [first.value, second.value];
  const turned = over({ top: 1n, bottom: 1n }, b);
  // Written over its bottom, so that the first line has a place even where the turned number is whole.
  const [top, bottom] = [writeWhole(b.bottom), writeWhole(b.top)];
  const rest = barProduct(a, turned);
  return [
    ...improperSteps(first),
    ...improperSteps(second),
    step(
      'To divide, turn the second fraction over and multiply.',
      `${asBar(a)} ÷ ${asBar(b)} = ${asBar(a)} × □/${bottom}`,
      top,
      [slip(bottom, 'Turn the second fraction over: its bottom goes to the top.')],
    ),
    ...rest,
  ];
};

export const fractionResult = {
  '+': plus,
  '−': minus,
  '×': times,
  '÷': over,
} as const;
