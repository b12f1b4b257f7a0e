import { lazyPart } from '#lib/lazy.tsx';
import { BalanceTouch, BlocksTouch } from './blocks-and-balance.tsx';
import { CircuitTouch } from './circuit.tsx';
import { AngleTouch, ClockTouch, RectangleTouch } from './clock-and-shapes.tsx';
import { FractionTouch, GraphTouch, NumberLineTouch } from './lines-and-bars.tsx';
import { ProgramTouch } from './program.tsx';
import { SortTouch } from './sort.tsx';
import type { TouchProps } from './touch-props.ts';

/** Lazy, because it includes the map outlines. */
const MapTouch = lazyPart(async () => (await import('./map-pin.tsx')).MapTouch);

/** The code of moving parts is loaded with the first lesson that has such a scene. */
const PlaceTouch = lazyPart(async () => (await import('./parts/place.tsx')).PlaceTouch);
const FollowTouch = lazyPart(async () => (await import('./parts/follow.tsx')).FollowTouch);

/** Each kind of touch scene, by its name. */
export const TouchKind = ({ touch, ...rest }: TouchProps) => {
  switch (touch.on) {
    case 'number-line':
      return <NumberLineTouch touch={touch} {...rest} />;
    case 'fraction-bar':
      return <FractionTouch touch={touch} {...rest} />;
    case 'clock':
      return <ClockTouch touch={touch} {...rest} />;
    case 'blocks':
      return <BlocksTouch touch={touch} {...rest} />;
    case 'balance':
      return <BalanceTouch touch={touch} {...rest} />;
    case 'circuit':
      return <CircuitTouch touch={touch} {...rest} />;
    case 'angle':
      return <AngleTouch touch={touch} {...rest} />;
    case 'rectangle':
      return <RectangleTouch touch={touch} {...rest} />;
    case 'graph':
      return <GraphTouch touch={touch} {...rest} />;
    case 'map':
      return <MapTouch touch={touch} {...rest} />;
    case 'sort':
      return <SortTouch touch={touch} {...rest} />;
    case 'place':
      return <PlaceTouch touch={touch} {...rest} />;
    case 'slide':
    case 'dial':
      return <FollowTouch touch={touch} {...rest} />;
    case 'program':
      return <ProgramTouch touch={touch} {...rest} />;
  }
};
