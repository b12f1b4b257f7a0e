import { BookOpenText, Check, CircleQuestionMark, Play, WifiOff } from 'lucide-react';
import { Suspense, useState } from 'react';
import { lazyPart } from '#lib/lazy.tsx';
import { Answer } from '#ui/answer.tsx';
import { Badge, Seeds } from '#ui/badge.tsx';
import { Card, CardBody, CardLink } from '#ui/card.tsx';
import { ChoiceGroup } from '#ui/check.tsx';
import math from '#ui/pictures/spots/math.svg?no-inline';
import science from '#ui/pictures/spots/science.svg?no-inline';
import { Steps } from '#ui/steps.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { Weave } from '#ui/weave.tsx';
import { c, longName, Moods, Section, Two } from './sheet.tsx';

export function TabRails() {
  const [selected, setSelected] = useState('overview');
  const words = ['Overview', 'Transcript', 'Resources', 'Discussion', 'Quick check'];
  const tabs = words.map((label) => ({
    id: label.toLowerCase().replace(' ', '-'),
    label,
    panel: <p>{label}: what this tab shows.</p>,
  }));
  return (
    <Section title="Tabs">
      <Moods>
        {(mood) => <Tabs label={`Lesson, ${mood}`} tabs={tabs} selected={selected} onSelect={setSelected} />}
      </Moods>
    </Section>
  );
}

const QrCode = lazyPart(async () => (await import('#ui/qr-code.tsx')).QrCode);

export const Codes = () => (
  <Section title="QR code">
    <Suspense fallback={null}>
      <QrCode text="https://learn.school.ug/join" label="QR code of an address" />
    </Suspense>
  </Section>
);

export const Marks = () => (
  <Section title="Badges">
    <Moods>
      {() => (
        <div className={c('demo', 'close')}>
          <Badge cloth="science" icon={<Play />}>
            Video
          </Badge>
          <Badge cloth="english" icon={<BookOpenText />}>
            Reading
          </Badge>
          <Badge cloth="math" icon={<CircleQuestionMark />}>
            Quiz
          </Badge>
          <Badge kind="ok" icon={<Check />}>
            Done
          </Badge>
          <Badge kind="notyet">Due soon</Badge>
          <Badge kind="bad">Not sent</Badge>
          <Badge kind="info" icon={<WifiOff />}>
            Offline
          </Badge>
          <Badge>P7 Blue</Badge>
          <Badge kind="notyet">
            <Seeds count="+25" label="Wisdom Seeds" /> Wisdom Seeds
          </Badge>
          <Seeds count={128} label="Wisdom Seeds" />
          <Badge>Class of {longName}, Primary 7 Blue</Badge>
        </div>
      )}
    </Moods>
  </Section>
);

export const Progress = () => (
  <Section title="Progress">
    <Moods>
      {() => (
        <div className={c('stack')}>
          <div data-cloth="math">
            <Weave value={64} label="Math" />
          </div>
          <div data-cloth="english">
            <Weave value={27} label="English" />
          </div>
          <div data-cloth="science">
            <Weave value={100} label="Science" />
          </div>
          <div data-cloth="sst">
            <Weave value={40} label="SST" thin />
          </div>
          <Weave value={0} label="Not started" />
          <Weave value={2} label="Just started" />
          <Steps
            label="Question 4 of 10"
            steps={['right', 'notyet', 'right', 'now', 'todo', 'todo', 'todo', 'todo', 'todo', 'todo']}
          />
          <p className={c('hint')}>
            Quiz steps: right, not yet, now, to come. Shape and stripe carry the meaning too.
          </p>
        </div>
      )}
    </Moods>
  </Section>
);

export function Answers() {
  const [chosen, setChosen] = useState('B');
  return (
    <Section title="Answers">
      <ChoiceGroup legend="Four states">
        <Two>
          {['A', 'B'].map((letter) => (
            <Answer
              key={letter}
              name="states"
              letter={letter}
              state={chosen === letter ? 'chosen' : 'plain'}
              onChange={() => setChosen(letter)}
            >
              {chosen === letter ? 'Chosen, before checking' : 'Not chosen'}
            </Answer>
          ))}
          <Answer name="checked" letter="C" state="right" tag="Right answer">
            Right answer
          </Answer>
          <Answer name="checked" letter="D" state="notyet" tag="You chose this">
            Chosen, and not yet right
          </Answer>
          <Answer name="long" letter="E" state="right" tag="Right answer">
            {longName} walks 3.5 km to school, rests under the mango tree, and walks the same way home.
          </Answer>
          <Answer name="long" letter="F" disabled>
            Not chosen, after checking
          </Answer>
        </Two>
      </ChoiceGroup>
    </Section>
  );
}

export const Cards = () => (
  <Section title="Cards">
    <Two>
      <CardLink to="#science" cloth="science" band="band">
        <div className={c('subject')}>
          <img src={science} alt="" width="96" height="96" />
          <div>
            <h3>Science</h3>
            <p>6 of 16 units</p>
          </div>
        </div>
        <Weave value={38} label="Science" valueText="6 of 16 units" />
      </CardLink>
      <CardLink to="#math" cloth="math" band="band">
        <div className={c('subject')}>
          <img src={math} alt="" width="96" height="96" />
          <div>
            <h3>Math with {longName}</h3>
            <p>9 of 14 units</p>
          </div>
        </div>
        <Weave value={64} label="Math" valueText="9 of 14 units" />
      </CardLink>
      <Card as="article" cloth="math" band="band" data-mood="adult">
        <h3>P5 Red</h3>
        <p className={c('muted')}>Math · Primary 5</p>
        <Weave value={46} label="Progress" thin />
      </Card>
      <Card pad={false}>
        <CardBody>A card whose parts pad themselves.</CardBody>
      </Card>
    </Two>
  </Section>
);
