import { expect, test } from 'vitest';
import type { Scene } from '#lessons/lesson.ts';
import { bestScene, leastShare, tellingWords } from '#tools/homework-helper/best-scene.ts';

const scene = (name: string, narration: string): Scene => ({
  name,
  narration,
  visual: { kind: 'title', text: name },
});
const circuit = [
  scene('A torch', 'Turn on a torch. The lamp shines.'),
  scene('A path', 'Current needs a closed path from the cell to the lamp and back.'),
  scene('The switch', 'An open switch leaves a gap. Current cannot cross it, so the lamp goes out.'),
];

test('a question finds the scene that says most of its words', () => {
  const found = bestScene(
    'Why does the lamp go out when I open the switch?',
    'Simple electric circuits',
    circuit,
  );
  expect([found?.n, found?.words]).toEqual([3, ['lamp', 'open', 'switch']]);
  expect(found?.share).toBeGreaterThan(leastShare);
});

test('endings do not matter, and words of the title count for the lesson', () => {
  expect(bestScene('electric switches', 'Simple electric circuits', circuit)).toMatchObject({
    n: 3,
    share: 1,
  });
});

test('a question about something else finds too little, one of small words nothing', () => {
  const found = bestScene(
    'Who was the first kabaka of Buganda to open a school?',
    'Simple electric circuits',
    circuit,
  );
  expect(found?.share ?? 0).toBeLessThan(leastShare);
  expect(bestScene('what is it?', 'Circuits', circuit)).toBeNull();
  expect(tellingWords('What is the Capital of Uganda?')).toEqual(['capital', 'uganda']);
});
