import { classes, join } from '#ui/classes.ts';
import css from '../player.module.css';
import focused from './focused.module.css';

const own = classes(css);
const whole = classes(focused);

/** Two style sheets: in the page, and full screen. */
export const looks = {
  player: join(own('player'), whole('player')),
  stage: join(own('stage'), whole('stage')),
  scene: join(own('scene'), whole('scene')),
  question: own('question'),
  ending: own('ending'),
  caption: join(own('caption'), whole('caption')),
  room: join(own('room'), whole('room')),
  lit: own('lit'),
} as const;
