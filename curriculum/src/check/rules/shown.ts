// Rules for scenes: narration is illustrated, and interactive where possible.
import type { Scene } from '@afrolearn/learning/lessons/lesson.ts';
import { isWordsAlone } from '@afrolearn/learning/lessons/visuals.ts';
import type { Rule } from '#check/rules/rule.ts';

const [fewestMoving, fewestTouched] = [3, 2];

const moves = ({ visual }: Scene): boolean => 'beats' in visual && visual.beats !== undefined;

/** A still picture holds attention for a second; after that there is only a voice. */
export const movingScenes: Rule = {
  name: 'moving-scenes',
  check: ({ lessons }, _bank, tell) => {
    for (const { source, content } of lessons) {
      const many = content.scenes.filter(moves).length;
      if (many < fewestMoving)
        tell(
          source,
          'scenes',
          `${many} of at least ${fewestMoving} scenes move with the words; add "beats" where they teach.`,
        );
    }
  },
};

/** Only completely written units are counted, because the touch scene may be in a missing lesson. */
export const touchScenes: Rule = {
  name: 'touch-scenes',
  check: ({ source, unit, lessons }, _bank, tell) => {
    if (lessons.length < unit.lessons.length) return;
    const many = lessons
      .flatMap(({ content }) => content.scenes)
      .filter(({ visual }) => visual.kind === 'touch').length;
    if (many < fewestTouched)
      tell(
        source,
        'lessons',
        `${many} of at least ${fewestTouched} scenes of the unit answer to the finger; add a "touch" scene.`,
      );
  },
};

/** Text on an empty stage is forgotten, so each scene shows its subject. */
export const wordsAlone: Rule = {
  name: 'words-alone',
  check: ({ lessons }, _bank, tell) => {
    for (const { source, content } of lessons) {
      content.scenes.forEach(({ name, visual }, at) => {
        if (isWordsAlone(visual))
          tell(
            source,
            `scenes.${at}`,
            `The scene '${name}' has words alone; give it a "figure" (with "beats") or a "show".`,
          );
      });
    }
  },
};

/** A number line must show the counted or measured things: a point on an empty line is a guess. */
export const bareLines: Rule = {
  name: 'bare-lines',
  check: ({ lessons }, _bank, tell) => {
    for (const { source, content } of lessons) {
      content.scenes.forEach(({ visual }, at) => {
        if (visual.kind === 'touch' && visual.touch.on === 'number-line' && visual.touch.things === undefined)
          tell(
            source,
            `scenes.${at}`,
            'The line has nothing that is counted; give it "things", or use "place" or "slide".',
          );
      });
    }
  },
};
