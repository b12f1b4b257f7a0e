import type { BuildingVisual, SyllablesVisual } from '@afrolearn/learning/lessons/diagrams.ts';
import { wrapWords } from '@afrolearn/learning/lessons/wrap.ts';
import { useText } from '#lib/language.tsx';
import { visuals } from '#messages/visuals/en.ts';
import { Board, boardWidth } from '../board.tsx';
import { part, type VisualProps } from '../visual-props.ts';

const [high, letter, gap] = [76, 14, 6];
const wideOf = (piece: string) => piece.length * letter + 16;

/** Each syllable is one clap; the whole word is below. */
export const Syllables = ({ visual, shown }: VisualProps<SyllablesVisual>) => {
  const say = useText(visuals);
  const told = visual.words
    .map((pieces) =>
      say('syllablesOf', { word: pieces.join(''), pieces: pieces.join(', '), count: pieces.length }),
    )
    .join('. ');
  return (
    <Board height={visual.words.length * high} told={told}>
      {visual.words.map((pieces, at) => {
        const name = `word-${at + 1}`;
        const wide = pieces.reduce((sum, piece) => sum + wideOf(piece), 0) + (pieces.length - 1) * gap;
        return (
          <g key={name} data-part={name} {...part(at, shown)}>
            {pieces.map((piece, place) => {
              const before = pieces.slice(0, place).reduce((sum, one) => sum + wideOf(one) + gap, 0);
              const x = (boardWidth - wide) / 2 + before;
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a word keep their places
                <g key={place} data-part={`${name}.${place + 1}`}>
                  <rect
                    data-paint={place % 2 === 0 ? 'chalk' : 'gold'}
                    x={x}
                    y={at * high + 2}
                    width={wideOf(piece)}
                    height="38"
                    rx="10"
                  />
                  <text data-size="big" x={x + wideOf(piece) / 2} y={at * high + 28}>
                    {piece}
                  </text>
                </g>
              );
            })}
            <text x={boardWidth / 2} y={at * high + 60} style={{ fontSize: 18 }}>
              {pieces.join('')}
            </text>
          </g>
        );
      })}
    </Board>
  );
};

const [rowHigh, headHigh] = [34, 22];

/** One word of each column makes a sentence: the first ones are shown together below. */
export const Building = ({ visual, shown }: VisualProps<BuildingVisual>) => {
  const say = useText(visuals);
  const { columns, end = '.' } = visual;
  const wide = boardWidth / columns.length;
  const rows = Math.max(...columns.map(({ words }) => words.length));
  const hasNames = columns.some(({ name }) => name !== undefined);
  const top = hasNames ? headHigh : 0;
  const sentence = `${columns.map(({ words }) => words[0] ?? '').join(' ')}${end}`;
  const lines = wrapWords(sentence, 30);
  const below = top + rows * rowHigh + 8;
  const told = [
    ...columns.map(({ name, words }, at) =>
      say('columnOf', { name: name ?? String(at + 1), words: words.join(', ') }),
    ),
    sentence,
  ].join('. ');
  return (
    <Board height={below + lines.length * 24 + 4} told={told}>
      {columns.map(({ name, words }, column) => {
        const x = column * wide + 2;
        const part1 = `column-${column + 1}`;
        return (
          <g key={part1} data-part={part1} {...part(column, shown)}>
            {name !== undefined && (
              <text x={x + wide / 2 - 2} y="14" style={{ fontSize: 14 }}>
                {name}
              </text>
            )}
            {words.map((word, row) => (
              <g key={word} data-part={`${part1}.${row + 1}`}>
                <rect
                  data-paint={row === 0 ? 'gold' : 'chalk'}
                  x={x}
                  y={top + row * rowHigh}
                  width={wide - 4}
                  height={rowHigh - 4}
                  rx="8"
                />
                <text data-strong x={x + wide / 2 - 2} y={top + row * rowHigh + 20} style={{ fontSize: 14 }}>
                  {word}
                </text>
              </g>
            ))}
          </g>
        );
      })}
      <g data-part="sentence" {...part(columns.length - 1, shown)}>
        {lines.map((line, at) => (
          <text key={line} data-strong x={boardWidth / 2} y={below + 17 + at * 24} style={{ fontSize: 18 }}>
            {line}
          </text>
        ))}
      </g>
    </Board>
  );
};
