import type { ShapesVisual } from '@afrolearn/learning/lessons/visuals.ts';
import { useLanguage, useText } from '#lib/language.tsx';
import { lesson } from '#messages/lesson/en.ts';
import { classes } from '#ui/classes.ts';
import { part, type VisualProps } from '../visual-props.ts';
import { drawShape } from './draw-shape.ts';
import css from './shapes.module.css';

const c = classes(css);

type Drawn = ShapesVisual['shapes'][number];

const solidNames = {
  cube: 'solidCube',
  cuboid: 'solidCuboid',
  cylinder: 'solidCylinder',
  cone: 'solidCone',
  sphere: 'solidSphere',
  pyramid: 'solidPyramid',
  prism: 'solidPrism',
} as const;
const lineNames = {
  parallel: 'linesParallel',
  perpendicular: 'linesPerpendicular',
  crossing: 'linesCrossing',
} as const;
const shapeNames = {
  rectangle: 'shapeRectangle',
  triangle: 'shapeTriangle',
  circle: 'shapeCircle',
} as const;
const sizeNames = {
  length: 'sizeLength',
  width: 'sizeWidth',
  height: 'sizeHeight',
  base: 'sizeBase',
  radius: 'sizeRadius',
  diameter: 'sizeDiameter',
  angle: 'sizeAngle',
} as const;

/** The drawing in words: its shape, unless the label has it, and its measures. */
const useTold = (shape: Drawn, unit: string): string => {
  const say = useText(lesson);
  const named = (word: string) => shape.label?.toLowerCase().includes(word) ?? false;
  const form = () => {
    switch (shape.shape) {
      case 'polygon':
        return say('shapePolygon', { count: shape.sides });
      case 'lines':
        return named(shape.lines) ? '' : say(lineNames[shape.lines]);
      case 'solid':
        return named(shape.solid) ? '' : say(solidNames[shape.solid]);
      // An angle's size implies its kind.
      case 'angle':
      case 'line-angles':
        return '';
      case 'corners':
        return named('triangle') ? '' : say('shapeTriangle');
      case 'box':
        return named('box') ? '' : say('solidCuboid');
      default:
        return named(shape.shape) ? '' : say(shapeNames[shape.shape]);
    }
  };
  const { marks = [] } = shape;
  const sizes = drawShape(shape, unit, marks).sizes.map(({ of, text }, at) =>
    say(sizeNames[of], { size: marks[at] ?? text }),
  );
  return [form(), ...sizes].filter((words) => words !== '').join(', ');
};

const Drawing = ({ shape, unit }: { shape: Drawn; unit: string }) => {
  const { marks = [] } = shape;
  const { fills, lines, dashes, sizes } = drawShape(shape, unit, marks);
  const { language } = useLanguage();
  const told = useTold(shape, unit);
  return (
    <>
      <svg className={c('drawing')} viewBox="0 0 200 150" aria-hidden="true">
        {fills.map((d) => (
          <path key={d} className={c('fill')} d={d} />
        ))}
        {dashes.map((d) => (
          <path key={d} className={c('dash')} d={d} />
        ))}
        {lines.map((d) => (
          <path key={d} className={c('line')} d={d} />
        ))}
        {sizes.map(({ x, y, text, anchor = 'middle' }, at) => (
          <text key={`${x} ${y}`} x={x} y={y} textAnchor={anchor}>
            {marks[at] ?? text}
          </text>
        ))}
      </svg>
      {told !== '' && (
        <span className="vh" lang={language}>
          {told}
        </span>
      )}
    </>
  );
};

export const Shapes = ({ visual, shown }: VisualProps<ShapesVisual>) => (
  <ul className={c('shapes')} data-count={visual.shapes.length}>
    {visual.shapes.map((shape, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: shapes keep their places
      <li key={at} data-shape={at % 4} {...part(at, shown)}>
        <Drawing shape={shape} unit={visual.unit ?? ''} />
        <span className={c('label')}>{shape.label}</span>
      </li>
    ))}
  </ul>
);
