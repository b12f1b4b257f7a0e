import { Failed } from '#ask/failed.tsx';
import { useOwnAnswer } from '#ask/use-answer.ts';
import { call } from '#lib/call.ts';
import { useLanguage, useText } from '#lib/language.tsx';
import { Ear } from '#listen/ear.tsx';
import { Spoken } from '#listen/spoken.tsx';
import { useReadAloud } from '#listen/use-read-aloud.ts';
import { growth } from '#messages/growth/en.ts';
import { today } from '#messages/today/en.ts';
import {
  Baobab,
  type GrowthStep,
  growthAt,
  Medal,
  thingsToSee,
  useBadgeName,
} from '#progress-kit/baobab/index.ts';
import { Bones } from '#ui/bones.tsx';
import { classes } from '#ui/classes.ts';
import { GoldSeeds } from './gold-seeds.tsx';
import css from './own-tree.module.css';

const c = classes(css);

/** The square around each thing in the drawing of the tree: left, top, side. Others use the whole drawing. */
const places: Readonly<Partial<Record<GrowthStep, readonly [number, number, number]>>> = {
  bird: [58, -4, 72],
  crown: [10, 0, 300],
  flowers: [96, 62, 64],
  fruit: [62, 122, 60],
  birds: [232, 32, 72],
  reader: [236, 184, 80],
  nest: [2, 128, 64],
  butterflies: [266, 144, 54],
  crane: [-12, 160, 104],
  drum: [206, 210, 60],
  tortoise: [92, 218, 70],
  hive: [228, 116, 76],
  swing: [22, 130, 96],
};
/* On the young tree the bird is in another place. */
const youngBird = [42, 30, 66] as const;

type ThingProps = {
  name: GrowthStep;
  /** The seeds of the tree on which it is drawn. */
  seeds: number;
  /** Set for the next thing: the number of seeds so far. */
  near?: number;
};

/** One thing of the tree, shown as a detail of the tree's own drawing. A future one is pale. */
const Thing = ({ name, seeds, near }: ThingProps) => {
  const say = useText(growth);
  const { language } = useLanguage();
  const isYoung = name === 'bird' && !growthAt(seeds).has.has('flowers');
  const [left, top, side] = (isYoung ? youngBird : places[name]) ?? [0, -20, 320];
  return (
    <li className={c('thing', near !== undefined && 'coming')}>
      <span className={c('round')} aria-hidden="true">
        <Baobab seeds={seeds} viewBox={`${left} ${top} ${side} ${side}`} />
      </span>
      <span className={c('name')}>
        <Spoken text={say(name)} />
        {near !== undefined && <GoldSeeds seeds={near} />}
      </span>
      <Ear lang={language} text={say(name)} />
    </li>
  );
};

/** A young child's tree: large, with everything that has grown, one by one, read aloud. It shows no number. */
export const OwnTree = () => {
  const say = useText(growth);
  const sayToday = useText(today);
  const { language } = useLanguage();
  const { state, data, retry } = useOwnAnswer('summary', () => call('GET /progress-summary'), { endsOn: [] });
  const title = sayToday('myTree');
  const seeds = data?.totalXP ?? null;
  const now = seeds === null ? null : growthAt(seeds);
  const grown = now === null ? [] : thingsToSee(now);
  const nameOf = useBadgeName();
  const won = (data?.badges ?? [])
    .filter(({ date }) => date !== null)
    .map((badge) => ({ ...badge, name: nameOf(badge) }));
  const all = [title, ...grown.map((name) => say(name)), ...won.map(({ name }) => name)];
  useReadAloud(seeds === null ? [] : all, true, language);
  return (
    <div className={c('page')}>
      <header className={c('head')}>
        <h1>
          <Spoken text={title} />
        </h1>
        <Ear look="big" lang={language} text={all} />
      </header>
      {state === 'failed' && seeds === null && <Failed retry={retry}>{sayToday('treeFailed')}</Failed>}
      {state === 'loading' && seeds === null && <Bones lines={6} label={title} />}
      {seeds !== null && (
        <div className={c('both')}>
          <div className={c('land')}>
            <Baobab seeds={seeds} />
          </div>
          <ul className={c('things')}>
            {grown.map((name) => (
              <Thing key={name} name={name} seeds={seeds} />
            ))}
            {now?.next != null && <Thing name={now.next.name} seeds={seeds + now.next.seeds} near={seeds} />}
          </ul>
          {won.length > 0 && (
            <ul className={c('medals')}>
              {won.map(({ id, name, icon, color }) => (
                <li key={id} className={c('thing')}>
                  <span className={c('round')} aria-hidden="true">
                    <Medal icon={icon} color={color} />
                  </span>
                  <span className={c('name')}>
                    <Spoken text={name} />
                  </span>
                  <Ear text={name} />
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
    </div>
  );
};
