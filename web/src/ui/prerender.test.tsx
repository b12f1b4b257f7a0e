// Prerendered pages have a policy that forbids style attributes, so no component may write one. Weave and hidden tab
// panels are only for pages rendered in the browser, where React sets styles by script.
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { StaticRouter } from '#routing/index.ts';
import { Answer } from './answer.tsx';
import { Avatar } from './avatar.tsx';
import { Badge, Seeds } from './badge.tsx';
import { Bones } from './bones.tsx';
import { Button, ButtonLink } from './button.tsx';
import { Card, CardLink } from './card.tsx';
import { Check, Switch } from './check.tsx';
import { ClothBand } from './cloth.tsx';
import { Dialog } from './dialog.tsx';
import { Empty } from './empty.tsx';
import { PasswordField, SelectField, TextAreaField, TextField } from './field.tsx';
import { Logo } from './logo.tsx';
import { Menu } from './menu.tsx';
import { Notice } from './notice.tsx';
import { PageTitle } from './page-title.tsx';
import { Steps } from './steps.tsx';
import { Tabs } from './tabs.tsx';
import { ToastProvider } from './toast.tsx';

const nothing = () => undefined;

test('every component a prerendered page may hold is drawn without a browser and without style attributes', () => {
  const html = renderToStaticMarkup(
    <StaticRouter location="/">
      <ToastProvider dismissLabel="OK">
        <PageTitle title="Home" lead="Welcome" actions={<ButtonLink to="/in">Go in</ButtonLink>} />
        <Logo />
        <ClothBand cloth="heritage" kind="hem" />
        <Button busy>Saving</Button>
        <TextField label="Name" error="Write it." />
        <PasswordField label="Password" showLabel="Show" hideLabel="Hide" />
        <SelectField label="Class">
          <option>P4</option>
        </SelectField>
        <TextAreaField label="Thought" />
        <Check label="Yes" />
        <Switch label="Show me" />
        <Card cloth="math" band="band">
          <Badge cloth="math">Quiz</Badge>
          <Seeds count={3} label="seeds" />
        </Card>
        <CardLink to="/math">Math</CardLink>
        <Notice kind="info">Hello</Notice>
        <Avatar src="a.svg" name="Akello" />
        <Answer letter="A">Yes</Answer>
        <Steps label="1 of 2" steps={['now', 'todo']} />
        <Bones lines={3} label="Loading" />
        <Empty picture="a.svg" title="Nothing">
          Yet
        </Empty>
        <Tabs label="Lesson" tabs={[{ id: 'a', label: 'A', panel: 'a' }]} selected="a" onSelect={nothing} />
        <Menu label="More" items={[]} />
        <Dialog open={false} onClose={nothing} title="Sure?" />
      </ToastProvider>
    </StaticRouter>,
  );
  expect(html).toContain('Go in');
  expect(html).not.toMatch(/\sstyle=/);
});
