import type { PinPicture } from '@afrolearn/learning/people/secrets.ts';
import ball from './ball.svg';
import banana from './banana.svg';
import bicycle from './bicycle.svg';
import cow from './cow.svg';
import drum from './drum.svg';
import fish from './fish.svg';
import hen from './hen.svg';
import house from './house.svg';
import jerrycan from './jerrycan.svg';
import key from './key.svg';
import mango from './mango.svg';
import moon from './moon.svg';
import star from './star.svg';
import sun from './sun.svg';
import tree from './tree.svg';
import umbrella from './umbrella.svg';

/** The drawings of the picture PIN, small enough to be part of the page, so that all appear at once. */
export const pinDrawings: Readonly<Record<PinPicture, string>> = {
  mango,
  drum,
  fish,
  hen,
  star,
  sun,
  moon,
  tree,
  house,
  ball,
  jerrycan,
  bicycle,
  cow,
  banana,
  umbrella,
  key,
};
