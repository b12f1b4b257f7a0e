/** The list of practice generators and their lessons. Lightweight: the makers are loaded on demand. */
import type { GradeId } from '#catalogue/grades.ts';
import type { EntryId } from '#lessons/ids.ts';

export const practiceTopics = [
  'sets',
  'numbers',
  'operations',
  'fractions',
  'ratio',
  'money',
  'time',
  'measures',
  'angles',
  'data',
  'integers',
  'algebra',
  'grammar',
  'sentences',
] as const;

export type PracticeTopic = (typeof practiceTopics)[number];

export type Generator = {
  /** Permanent: answers are stored with it. A maker that gives other exercises needs another id. */
  readonly id: string;
  readonly title: string;
  readonly lesson: EntryId;
  readonly gradeId: GradeId;
  readonly topic: PracticeTopic;
  /** The file that makes its exercises. */
  readonly family: Family;
};

type Row = readonly [id: string, title: string, lesson: EntryId, grade: GradeId, topic: PracticeTopic];

const rows = {
  counting: [
    ['before-and-after', 'Before and after', 'u85-l1', 2, 'numbers'],
    ['count-to-200', 'Count to 200', 'u85-l2', 2, 'numbers'],
    ['hundreds-tens-ones', 'Hundreds, tens and ones', 'u85-l3', 2, 'numbers'],
    ['compare-to-200', 'Which number is bigger?', 'u85-l3', 2, 'numbers'],
  ],
  'first-sums': [
    ['add-two-digits', 'Add two-digit numbers', 'u85-l5', 2, 'operations'],
    ['addition-stories', 'Addition stories', 'u85-l6', 2, 'operations'],
  ],
  'place-value': [
    ['place-value-p4', 'Place value and value', 'u182-l2', 4, 'numbers'],
    ['figures-from-words-p4', 'Write in figures', 'u182-l3', 4, 'numbers'],
    ['round-to-ten', 'Round to the nearest ten', 'u183-l1', 4, 'numbers'],
    ['round-to-hundred', 'Round to the nearest hundred', 'u183-l2', 4, 'numbers'],
    ['place-value-p5', 'Place value to a million', 'u249-l2', 5, 'numbers'],
    ['figures-from-words-p5', 'Write large numbers in figures', 'u249-l3', 5, 'numbers'],
    ['round-to-thousand', 'Round to thousands', 'u250-l1', 5, 'numbers'],
    ['place-value-p6', 'Values in millions', 'u316-l2', 6, 'numbers'],
    ['rounding-off-p6', 'Rounding off', 'u316-l5', 6, 'numbers'],
    ['place-value-p7', 'Numbers to 99,999,999', 'u383-l1', 7, 'numbers'],
  ],
  columns: [
    ['add-with-carrying', 'Carry with care', 'u184-l2', 4, 'operations'],
    ['take-away-with-borrowing', 'Borrow with care', 'u184-l4', 4, 'operations'],
    ['multiply-by-two-digits', 'Multiply by two digits', 'u185-l3', 4, 'operations'],
    ['add-large-numbers', 'Add large numbers', 'u251-l1', 5, 'operations'],
    ['take-away-large-numbers', 'Subtract large numbers', 'u251-l1', 5, 'operations'],
    ['multiply-by-three-digits', 'Multiply by two and three digits', 'u251-l2', 5, 'operations'],
  ],
  operations: [
    ['division-with-remainder', 'Division with remainders', 'u185-l5', 4, 'operations'],
    ['long-division', 'Long division', 'u251-l3', 5, 'operations'],
    ['mixed-operations', 'Mixed operations', 'u251-l4', 5, 'operations'],
    ['bodmas', 'BODMAS order', 'u318-l4', 6, 'operations'],
  ],
  factors: [
    ['greatest-common-factor', 'Greatest common factor', 'u252-l4', 5, 'numbers'],
    ['lowest-common-multiple', 'Lowest common multiple', 'u252-l5', 5, 'numbers'],
    ['lcm-in-real-life', 'LCM in real life', 'u319-l3', 6, 'numbers'],
    ['gcf-in-real-life', 'GCF in real life', 'u319-l4', 6, 'numbers'],
    ['lcm-by-prime-factors', 'Prime factors and LCM', 'u385-l2', 7, 'numbers'],
  ],
  bases: [
    ['base-ten-to-five', 'From base ten to base five', 'u250-l5', 5, 'numbers'],
    ['base-to-ten', 'Change to base ten', 'u317-l4', 6, 'numbers'],
    ['base-from-ten', 'Change from base ten', 'u317-l5', 6, 'numbers'],
    ['add-in-bases', 'Add in bases', 'u317-l6', 6, 'numbers'],
    ['sums-in-base-two', 'Add, subtract and multiply in base two', 'u383-l6', 7, 'numbers'],
  ],
  fractions: [
    ['equivalent-fractions', 'Equivalent fractions', 'u187-l3', 4, 'fractions'],
    ['compare-fractions', 'Compare fractions', 'u187-l4', 4, 'fractions'],
  ],
  'fraction-sums': [
    ['add-like-fractions', 'Add like fractions', 'u188-l1', 4, 'fractions'],
    ['add-unlike-fractions', 'Add different fractions', 'u253-l3', 5, 'fractions'],
    ['take-away-unlike-fractions', 'Subtract different fractions', 'u253-l4', 5, 'fractions'],
    ['multiply-fractions', 'Multiply fractions', 'u320-l2', 6, 'fractions'],
    ['divide-fractions', 'Divide fractions', 'u320-l4', 6, 'fractions'],
  ],
  decimals: [
    ['order-decimals', 'Order decimals', 'u254-l3', 5, 'fractions'],
    ['add-decimals', 'Add decimals', 'u254-l4', 5, 'fractions'],
    ['take-away-decimals', 'Subtract decimals', 'u254-l5', 5, 'fractions'],
    ['multiply-decimals', 'Multiply decimals', 'u321-l2', 6, 'fractions'],
  ],
  shares: [
    ['share-in-a-ratio', 'Sharing in a ratio', 'u321-l4', 6, 'ratio'],
    ['percentage-of-a-quantity', 'Percentage of a quantity', 'u321-l7', 6, 'ratio'],
    ['percentage-change', 'Percentage increase and decrease', 'u387-l4', 7, 'ratio'],
  ],
  sets: [
    ['finite-or-infinite', 'Finite and infinite sets', 'u382-l1', 7, 'sets'],
    ['number-of-subsets', 'Number of subsets', 'u382-l2', 7, 'sets'],
  ],
  venn: [
    ['venn-two-sets', 'Venn diagrams with two sets', 'u382-l3', 7, 'sets'],
    ['venn-unknown', 'Solving for unknowns', 'u382-l4', 7, 'sets'],
  ],
  probability: [
    ['probability-from-sets', 'Probability from sets', 'u382-l5', 7, 'sets'],
    ['ple-set-problem', 'PLE set problems', 'u382-l6', 7, 'sets'],
  ],
  'set-kinds': [['kinds-of-sets', 'Kinds of sets', 'u248-l1', 5, 'sets']],
  'joined-sets': [
    ['common-members', 'Common members', 'u248-l2', 5, 'sets'],
    ['union-of-sets', 'Union of sets', 'u248-l3', 5, 'sets'],
  ],
  'venn-parts': [['venn-diagram-parts', 'Venn diagrams', 'u248-l4', 5, 'sets']],
  'subset-signs': [
    ['subsets-p5', 'Subsets', 'u248-l5', 5, 'sets'],
    ['subsets-p6', 'Subsets and proper subsets', 'u315-l2', 6, 'sets'],
  ],
  'set-stories': [
    ['set-word-problems', 'Set word problems', 'u248-l6', 5, 'sets'],
    ['venn-diagram-problems', 'Venn diagram problems', 'u315-l5', 6, 'sets'],
  ],
  'set-types': [['types-of-sets', 'Types of sets', 'u315-l1', 6, 'sets']],
  'set-difference': [
    ['union-intersection-difference', 'Union, intersection, difference', 'u315-l3', 6, 'sets'],
  ],
  complement: [['complement-of-a-set', 'Complement of a set', 'u315-l4', 6, 'sets']],
  chances: [['what-are-the-chances', 'What are the chances?', 'u315-l6', 6, 'sets']],
  money: [
    ['finding-change', 'Finding change', 'u192-l3', 4, 'money'],
    ['profit-and-loss', 'Profit and loss', 'u325-l2', 6, 'money'],
    ['percentage-profit', 'Percentage profit', 'u325-l3', 6, 'money'],
    ['discount', 'Discount', 'u325-l4', 6, 'money'],
    ['simple-interest', 'Simple interest begins', 'u325-l6', 6, 'money'],
    ['profit-and-loss-per-cent', 'Profit and loss per cent', 'u390-l1', 7, 'money'],
    ['simple-interest-and-amount', 'Simple interest', 'u390-l3', 7, 'money'],
  ],
  time: [
    ['how-long-did-it-take', 'How long did it take?', 'u193-l4', 4, 'time'],
    ['twenty-four-hour-clock', 'The 24-hour clock', 'u257-l2', 5, 'time'],
    ['duration', 'Duration', 'u257-l3', 5, 'time'],
  ],
  journeys: [
    ['speed', 'Speed', 'u324-l3', 6, 'time'],
    ['distance', 'Distance', 'u324-l4', 6, 'time'],
    ['time-taken', 'Time taken', 'u324-l5', 6, 'time'],
    ['speed-distance-time', 'Speed, distance, time', 'u391-l2', 7, 'time'],
    ['average-speed', 'Average speed', 'u391-l3', 7, 'time'],
  ],
  shapes: [
    ['perimeter', 'Perimeter', 'u189-l5', 4, 'measures'],
    ['area-of-a-rectangle', 'Area of a rectangle', 'u260-l2', 5, 'measures'],
    ['area-of-a-triangle', 'Area of a triangle', 'u260-l3', 5, 'measures'],
    ['volume-of-a-box', 'Volume of a box', 'u260-l4', 5, 'measures'],
    ['tanks-and-jerrycans', 'Tanks and jerrycans', 'u327-l6', 6, 'measures'],
  ],
  angles: [
    ['angles-on-a-line', 'Angles on lines', 'u322-l1', 6, 'angles'],
    ['angles-in-a-triangle', 'Angles in a triangle', 'u322-l2', 6, 'angles'],
  ],
  data: [
    ['mean-and-range', 'Mean and range', 'u256-l5', 5, 'data'],
    ['averages', 'Mean, median, mode and range', 'u323-l1', 6, 'data'],
    ['averages-p7', 'Mean, median, mode and range', 'u389-l1', 7, 'data'],
  ],
  integers: [
    ['order-integers', 'Order integers', 'u261-l3', 5, 'integers'],
    ['add-on-the-line', 'Add on the line', 'u261-l4', 5, 'integers'],
    ['take-away-on-the-line', 'Subtract on the line', 'u261-l5', 5, 'integers'],
    ['integers-in-life', 'Integers in life', 'u328-l6', 6, 'integers'],
    ['add-integers', 'Add integers', 'u328-l3', 6, 'integers'],
    ['take-away-integers', 'Subtract integers', 'u328-l4', 6, 'integers'],
    ['multiply-and-divide-integers', 'Multiply and divide integers', 'u388-l3', 7, 'integers'],
  ],
  algebra: [
    ['missing-number', 'Missing number in adding', 'u195-l3', 4, 'algebra'],
    ['put-in-the-value', 'Put in the value', 'u262-l3', 5, 'algebra'],
    ['solve-adding-equations', 'Solve adding equations', 'u262-l4', 5, 'algebra'],
    ['solve-times-equations', 'Solve times equations', 'u262-l5', 5, 'algebra'],
    ['solve-equations', 'Solve equations', 'u329-l4', 6, 'algebra'],
    ['equations-with-brackets', 'Equations with brackets and fractions', 'u396-l4', 7, 'algebra'],
  ],
  'to-five': [
    ['more-or-fewer', 'More or fewer', 'u37-l3', 1, 'numbers'],
    ['count-to-5', 'Count to 5', 'u37-l4', 1, 'numbers'],
    ['one-more', 'One more', 'u37-l5', 1, 'numbers'],
  ],
  'to-nine-hundred': [
    ['numbers-to-999', 'Numbers to 999', 'u133-l1', 3, 'numbers'],
    ['places-to-999', 'Hundreds, tens, ones', 'u133-l2', 3, 'numbers'],
    ['twos-and-fives', 'Count in 2s and 5s', 'u133-l4', 3, 'numbers'],
  ],
  'clear-rules': [['what-is-a-set', 'What is a set?', 'u181-l1', 4, 'sets']],
  'first-sets': [['members-of-a-set', 'Members of a set', 'u181-l2', 4, 'sets']],
  compass: [
    ['compass-points', 'Compass points', 'u133-l5', 3, 'measures'],
    ['measure-with-paces', 'Measure with paces', 'u133-l6', 3, 'measures'],
  ],
  'small-sets': [['sets-and-the-empty-set', 'Sets and the empty set', 'u133-l3', 3, 'sets']],
  'make-a-set': [['make-a-set', 'Make a set', 'u85-l4', 2, 'sets']],
  'school-things': [
    ['sort-school-things', 'Sort the school things', 'u37-l1', 1, 'sets'],
    ['match-and-pair', 'Match and pair', 'u37-l2', 1, 'sets'],
  ],
  'number-games': [['number-games', 'Number games', 'u37-l6', 1, 'numbers']],
  'empty-and-equal': [
    ['the-empty-set', 'The empty set', 'u181-l3', 4, 'sets'],
    ['equal-or-equivalent', 'Equal and equivalent sets', 'u181-l4', 4, 'sets'],
  ],
  'shared-sets': [['sets-we-share', 'Sets we share', 'u181-l5', 4, 'sets']],
  'set-puzzles': [['set-puzzles', 'Set puzzles', 'u181-l6', 4, 'sets']],
  verbs: [
    ['verb-agrees', 'He helps, they help', 'u166-l3', 4, 'grammar'],
    ['past-simple', 'Yesterday: the past of verbs', 'u177-l4', 4, 'grammar'],
    ['present-perfect', 'Has or have, and the third form', 'u233-l2', 5, 'grammar'],
    ['all-the-tenses', 'All the tenses', 'u314-l1', 6, 'grammar'],
    ['going-to-and-will', 'Going to and will', 'u367-l2', 7, 'grammar'],
  ],
  plurals: [
    ['one-and-many', 'One and many', 'u167-l4', 4, 'grammar'],
    ['tricky-plurals', 'Tricky plurals', 'u237-l2', 5, 'grammar'],
  ],
  adjectives: [
    ['a-an-or-the', 'A, an or the', 'u168-l3', 4, 'grammar'],
    ['order-of-adjectives', 'Order of adjectives', 'u166-l5', 4, 'grammar'],
    ['describe-a-vehicle', 'Describe a vehicle', 'u233-l5', 5, 'grammar'],
  ],
  joining: [
    ['both-and-but', 'Both and but', 'u166-l4', 4, 'sentences'],
    ['so-but-because', 'So, but, because, although', 'u237-l4', 5, 'sentences'],
    ['as-soon-as', 'As soon as', 'u300-l4', 6, 'sentences'],
    ['unless', 'Unless', 'u300-l5', 6, 'sentences'],
  ],
  speech: [
    ['speech-marks', 'Speech marks', 'u236-l2', 5, 'sentences'],
    ['reported-speech', 'Reported speech', 'u301-l3', 6, 'sentences'],
    ['reported-questions', 'Reported commands and questions', 'u368-l2', 7, 'sentences'],
  ],
} as const satisfies Record<string, readonly Row[]>;

export type Family = keyof typeof rows;

export type GeneratorId = (typeof rows)[Family][number][0];

export const generators: readonly Generator[] = (Object.keys(rows) as Family[]).flatMap((family) =>
  rows[family].map(([id, title, lesson, gradeId, topic]) => ({ id, title, lesson, gradeId, topic, family })),
);

/** Null when there is no such generator. */
export const generatorById = (id: string): Generator | null =>
  generators.find((one) => one.id === id) ?? null;

/** The practice generators of a unit entry, such as `u382-l2`; empty where there are none. */
export const generatorsOf = (entry: string): readonly Generator[] =>
  generators.filter(({ lesson }) => lesson === entry);

/** Practice of English; all other practice is of mathematics. */
export const isEnglish = ({ topic }: Pick<Generator, 'topic'>): boolean =>
  topic === 'grammar' || topic === 'sentences';
