import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showAnswered, showMarks } from './show-marks.ts';

const scrolled = vi.fn();
beforeEach(() => vi.stubGlobal('scrollBy', scrolled));
afterEach(() => {
  vi.unstubAllGlobals();
  scrolled.mockReset();
  document.body.innerHTML = '';
});

const stand = (element: Element | null, top: number, bottom: number) =>
  Object.assign(element ?? {}, { getBoundingClientRect: () => ({ top, bottom }) });

/** A frame whose top ends at 50 and whose button begins at 650. `flows`: the feedback scrolls with the answers. */
const frame = (flows: boolean, marks: readonly [number, number][], reply: [number, number], asked = '') => {
  document.body.innerHTML = `<div data-frame><header></header><main>${asked}</main>
    <footer style="display: ${flows ? 'contents' : 'block'}"><div>
      <div><p data-said></p></div><div><button></button></div>
    </div></footer></div>`;
  const find = (path: string) => document.querySelector(path);
  stand(find('header'), 0, 50);
  stand(find('[data-prompt]'), 60, 110);
  stand(find('footer'), flows ? 0 : 500, flows ? 0 : 740);
  stand(find('footer > div > div'), ...reply);
  // The buttons below the reason are 60 px high.
  stand(find('[data-said]'), reply[0], reply[1] - 60);
  stand(find('footer > div > :last-child'), 650, 740);
  for (const [top, bottom] of marks) {
    const mark = document.createElement('label');
    mark.setAttribute('data-mark', 'right');
    find('main')?.append(stand(mark, top, bottom) as HTMLElement);
  }
  showMarks(find('button') as HTMLElement);
  return scrolled.mock.calls.map(([, down]) => down);
};

test.each<[string, boolean, [number, number][], [number, number], number[]]>([
  ['all of it is in sight: nothing moves', true, [[300, 360]], [400, 600], []],
  ['what is said comes up with the answers', true, [[300, 360]], [600, 800], [158]],
  [
    'an answer is not pushed under the top for what stands below the reason',
    true,
    [[100, 160]],
    [500, 720],
    [42],
  ],
  ['where not both fit, the reason comes first', true, [[100, 160]], [600, 800], [98]],
  ['long answers: the whole reason is in sight', true, [[60, 700]], [700, 900], [198]],
  ['a reason higher than the screen is seen from its beginning', true, [[60, 120]], [300, 1000], [242]],
  ['an answer that is above comes down', true, [[20, 80]], [200, 400], [-38]],
  ['nothing is marked: what is said comes up', true, [], [600, 800], [158]],
  ['held beside the button: answers stand above it', false, [[460, 560]], [510, 700], [68]],
])('after a check in a frame: %s', (_, flows, marks, reply, down) => {
  expect(frame(flows, marks, reply)).toEqual(down);
});

test('the question that stays in sight covers no answer', () => {
  const asked = '<div data-prompt></div>';
  expect(frame(true, [[100, 160]], [400, 600], asked)).toEqual([-8]);
  scrolled.mockReset();
  // The feedback is fixed beside the button, so the question scrolls together with its answers.
  expect(frame(false, [[460, 560]], [510, 700], asked)).toEqual([68]);
});

test('in a place that scrolls by itself the answer and what is said of it come into sight together', () => {
  const place = document.createElement('div');
  place.innerHTML = '<label><input type="radio" checked></label><section data-mark="notyet"></section>';
  stand(place, 50, 500);
  stand(place.querySelector('input'), 200, 260);
  stand(place.lastElementChild, 400, 600);
  showAnswered(place);
  expect(place.scrollTop).toBe(108);
});
