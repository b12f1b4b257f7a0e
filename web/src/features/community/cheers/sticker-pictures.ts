import type { Sticker } from '@afrolearn/learning/cheers/stickers.ts';
import ball from '#ui/pictures/stickers/ball.svg';
import boda from '#ui/pictures/stickers/boda.svg';
import crane from '#ui/pictures/stickers/crane.svg';
import drum from '#ui/pictures/stickers/drum.svg';
import hands from '#ui/pictures/stickers/hands.svg';
import lamp from '#ui/pictures/stickers/lamp.svg';
import mango from '#ui/pictures/stickers/mango.svg';
import sprout from '#ui/pictures/stickers/sprout.svg';

export const stickerPictures: Record<Sticker, string> = {
  drum,
  hands,
  ball,
  sprout,
  lamp,
  boda,
  mango,
  crane,
};
