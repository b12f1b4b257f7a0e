import { rotaQuestions, rotaStations } from '#assistant/differentiate/rota-stations.ts';
import { bullets, numbers, rowsOf, section, type ToolPage, text } from '#assistant/page.ts';
import { answerOf } from '#assistant/paper.ts';
import { madeFromEntry, subjectLine } from '#assistant/source.ts';
import { asSentence } from '#assistant/standing-alone.ts';
import { defineTool } from '#assistant/tool.ts';

/** In a shorter round a group has hardly sat down. */
const leastRound = 8;
/** Minutes for instructions at the start and for the end together. */
const around = 6;

const roles = [
  ['Leader', 'sees that everybody takes part and that the task is finished'],
  ['Reader', 'reads the task aloud, twice'],
  ['Writer', 'writes what the group decides'],
  ['Timekeeper', 'watches the time and says “two minutes left”'],
  ['Keeper', 'fetches the things and brings them back'],
  ['Speaker', 'tells the class what the group found'],
] as const;

/** Remaining pupils join the first groups one by one, so sizes differ by one at most. */
export const groupSizes = (pupils: number, groups: number): readonly number[] =>
  Array.from({ length: groups }, (_, at) => Math.floor(pupils / groups) + (at < pupils % groups ? 1 : 0));

/**
 * The station of each group in each round, counted from 0. Every group visits every station once, and no
 * station has two groups.
 */
export const rotaOf = (groups: number): readonly (readonly number[])[] =>
  Array.from({ length: groups }, (_, group) =>
    Array.from({ length: groups }, (__, round) => (group + round) % groups),
  );

/** How many rounds fit into one lesson and how long each is, with one minute for changing. */
export const roundsWithin = (minutes: number, groups: number) => {
  const each = Math.min(groups, Math.max(1, Math.floor((minutes - around) / leastRound)));
  const length = Math.floor((minutes - around) / each) - 1;
  return { each, length, lessons: Math.ceil(groups / each) };
};

/** There are ten stations. More groups than that share them: each station is laid out twice. */
const stationsFor = (groups: number): number => (groups > 10 ? Math.ceil(groups / 2) : groups);

const letterOf = (at: number): string => String.fromCharCode(65 + at);

const numbersOf = (sizes: readonly number[], group: number): string => {
  const first = sizes.slice(0, group).reduce((sum, size) => sum + size, 1);
  return `${first} to ${first + (sizes[group] ?? 1) - 1}`;
};

export const groupRota = defineTool({
  id: 'group-rota',
  needs: ['lesson'],
  fields: {
    className: { kind: 'text', most: 60 },
    pupils: { kind: 'number', least: 4, most: 200, usual: 90 },
    groups: { kind: 'number', least: 2, most: 20, usual: 8 },
    minutes: { kind: 'number', least: 20, most: 120, usual: 40 },
  },
  make: ({ unit, lesson, draw }, { className, pupils, groups: wished, minutes }): ToolPage => {
    const groups = Math.min(wished, Math.floor(pupils / 2));
    const sizes = groupSizes(pupils, groups);
    const places = stationsFor(groups);
    const isShared = places < groups;
    const { each, length, lessons } = roundsWithin(minutes, places);
    const stations = rotaStations(unit, lesson, draw, length).slice(0, places);
    // With few groups some stations are unused, so their answers are left out.
    const answers = rotaQuestions(unit, lesson).flatMap((question, at) => {
      const station = at < 2 ? 1 : 3;
      return station > stations.length
        ? []
        : [`Station ${station}: ${question.prompt} ${asSentence(answerOf(question, draw))}`];
    });
    const lessonOf = (round: number) => Math.floor(round / each) + 1;
    const nameOf = (place: number) => `${place + 1} ${stations[place]?.name ?? ''}`;
    return {
      title: `Group rota: ${lesson.title}`,
      about: [
        subjectLine(unit),
        ...(className === '' ? [] : [className]),
        `${pupils} pupils in ${groups} groups`,
        `${minutes} minutes a lesson`,
      ],
      blocks: [
        text(
          `Each round lasts ${length} minutes, with one minute to change places. ${
            lessons === 1 ? 'All rounds fit into one lesson' : `The rounds take ${lessons} lessons`
          }, and then every group has been once with you and once at every station.`,
        ),
        ...(groups < wished
          ? [
              text(
                `You asked for ${wished} groups. ${pupils} pupils make ${groups}, because nobody works alone.`,
              ),
            ]
          : []),
        ...(isShared
          ? [
              text(
                `Lay out each of the ${places} stations twice. Groups ${letterOf(0)} to ${letterOf(places - 1)} use the first set, groups ${letterOf(places)} to ${letterOf(groups - 1)} the second. Two groups come to you at the same time.`,
              ),
            ]
          : []),
        ...section('Who is in which group', [
          {
            kind: 'table',
            head: ['Group', 'Pupils', 'Numbers in the register'],
            rows: sizes.map((size, at) => [letterOf(at), String(size), numbersOf(sizes, at)]),
          },
          text('Mix quick and slow readers, and change the groups each month. Nobody is in a “weak” group.'),
        ]),
        ...section('The rota', [
          {
            kind: 'table',
            head: [
              'Group',
              ...Array.from({ length: places }, (_, round) =>
                lessons === 1
                  ? `Round ${round + 1}`
                  : `Lesson ${lessonOf(round)}, round ${(round % each) + 1}`,
              ),
            ],
            rows: rotaOf(places).map((stationOf, at) => [
              [at, at + places]
                .filter((group) => group < groups)
                .map(letterOf)
                .join(', '),
              ...stationOf.map(nameOf),
            ]),
          },
        ]),
        ...section('What is done at each station', [
          {
            kind: 'cards',
            cards: stations.map(({ name, task }, at) => ({
              title: `Station ${at + 1}: ${name}`,
              lines: task,
            })),
          },
        ]),
        ...section('Roles in each group', [
          rowsOf(roles.map(([role, duty]) => [role, duty] as const)),
          text('At each change the roles move one place to the left. Others help the writer and check.'),
        ]),
        ...section('So that it works with many', [
          numbers([
            'Before the first round show where each station is and walk one group through the change.',
            'Agree on one quiet sign. When your hand is up, all hands go up.',
            'Write the rota on the board. The timekeepers look at it, not at you.',
            'Stay at your own station. A leader who has a question asks two other leaders first.',
            'At the end each speaker says one sentence.',
          ]),
        ]),
        ...section('If something goes wrong', [
          bullets([
            'A group has finished: its pupils make one more question and exchange it with their neighbours.',
            'A group does not understand: its reader reads the task again, then the leader asks the next group.',
            'It is raining or the room is small: the stations stay where they are and only the cards move.',
          ]),
        ]),
        ...(answers.length === 0 ? [] : [{ kind: 'answers' as const, lines: answers }]),
      ],
      madeFrom: [madeFromEntry(lesson)],
    };
  },
});
