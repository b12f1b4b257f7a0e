import arts from './pictures/spots/arts.svg?inline';
import code from './pictures/spots/code.svg?inline';
import community from './pictures/spots/community.svg?inline';
import english from './pictures/spots/english.svg?inline';
import fun from './pictures/spots/fun.svg?inline';
import future from './pictures/spots/future.svg?inline';
import heritage from './pictures/spots/heritage.svg?inline';
import life from './pictures/spots/life.svg?inline';
import math from './pictures/spots/math.svg?inline';
import money from './pictures/spots/money.svg?inline';
import science from './pictures/spots/science.svg?inline';
import sst from './pictures/spots/sst.svg?inline';
import tales from './pictures/spots/tales.svg?inline';

/** Small drawings of subjects and clubs, in one module: a drawing imported by two files would be bundled twice. */
export const spots = {
  arts,
  code,
  community,
  english,
  fun,
  future,
  heritage,
  life,
  math,
  money,
  science,
  sst,
  tales,
};
