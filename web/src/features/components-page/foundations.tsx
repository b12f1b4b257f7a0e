import { Card } from '#ui/card.tsx';
import type { Cloth } from '#ui/cloth.tsx';
import { Logo } from '#ui/logo.tsx';
import { c, Section, Two } from './sheet.tsx';

const pigments = [
  'earth',
  'gold',
  'leaf',
  'lake',
  'indigo',
  'bark',
  'plum',
  'bg',
  'surface',
  'sunk',
  'action',
  'ok',
  'notyet',
  'bad',
  'info',
  'ok-soft',
  'notyet-soft',
  'bad-soft',
  'info-soft',
  'stage',
] as const;

export const Pigments = () => (
  <Section title="Pigments">
    <div className={c('pigments')}>
      {pigments.map((name) => (
        <div key={name} className={c('pigment')}>
          <i style={{ background: `var(--${name})` }} />
          <span>{name}</span>
        </div>
      ))}
    </div>
  </Section>
);

export const Type = () => (
  <Section title="Type">
    <Two>
      <Card>
        <div className={c('stack')}>
          <p className={c('big')}>Under the mango tree</p>
          <h3>Andika 700: children’s headings</h3>
          <p className="read">
            Andika 400, 18 px: everything a child reads. Its letters a, g, I, l and 1 are the ones taught in
            class. Luganda: eŋŋoma, ŋŋenda.
          </p>
          <Logo />
        </div>
      </Card>
      <Card data-mood="adult">
        <div className={c('stack')}>
          <h1>System font, 600: adults’ headings</h1>
          <p>
            System font, 16 px: buttons, menus, forms and tables. It costs no bytes and feels at home on each
            phone.
          </p>
          <p className={c('hint')}>
            14 px: hints and dates. Numbers in tables stand in columns:{' '}
            <span className="num">1,280 · 0,946</span>
          </p>
          <p>
            A <a href="#link">link in text</a> and the mark alone: <Logo markOnly />
          </p>
        </div>
      </Card>
    </Two>
  </Section>
);

const cloths: [Cloth, string][] = [
  ['math', 'Math · kuba'],
  ['culture', 'Culture, Folk Tales · bark cloth'],
  ['english', 'English · kitenge rosette'],
  ['heritage', 'Heritage, brand · strip weave'],
  ['science', 'Science · basketry'],
  ['life', 'Life Skills · beadwork'],
  ['sst', 'SST · mat weave'],
  ['code', 'Coding · adire dots'],
  ['money', 'Money Smart · strip weave'],
];

export const Cloths = () => (
  <Section title="Cloths">
    <Two>
      {cloths.map(([cloth, words]) => (
        <Card key={cloth} cloth={cloth} band="band">
          {words}
        </Card>
      ))}
      <Card cloth="science" band="selvedge" data-mood="adult">
        Selvedge · adults’ cards
      </Card>
    </Two>
  </Section>
);
