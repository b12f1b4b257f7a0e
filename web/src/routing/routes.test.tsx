import { render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Link, MemoryRouter, NavLink, Route, Routes, StaticRouter, useLocation, useParams } from './index.ts';

const Said = ({ as }: { as: string }) => <p>{`${as} ${JSON.stringify(useParams())}`}</p>;

const Table = () => (
  <Routes>
    <Route path="*" element={<Said as="none" />} />
    {['/assignments/:id', '/assignments/new', '/:area/new', '/assignments'].map((path) => (
      <Route key={path} path={path} element={<Said as={path} />} />
    ))}
  </Routes>
);

test.each([
  ['/assignments/new', '/assignments/new {}'],
  ['/assignments/7?tab=1#end', '/assignments/:id {"id":"7"}'],
  ['/assignments', '/assignments {}'],
  ['/rooms/new', '/:area/new {"area":"rooms"}'],
  ['/rooms/old', 'none {}'],
  ['/%', 'none {}'],
])('at %s the route with most words of its own is drawn, whatever their order', (at, said) => {
  render(
    <MemoryRouter initialEntries={[at]}>
      <Table />
    </MemoryRouter>,
  );
  expect(screen.getByRole('paragraph').textContent).toBe(said);
});

test('where no route fits, nothing is drawn', () => {
  const { container } = render(
    <MemoryRouter initialEntries={['/nowhere']}>
      <Routes>
        <Route path="/somewhere" element="here" />
      </Routes>
    </MemoryRouter>,
  );
  expect(container.textContent).toBe('');
});

test('a page is drawn without a browser, at its address and with its links', () => {
  const Where = () => useLocation().pathname;
  expect(
    renderToStaticMarkup(
      <StaticRouter location="/about">
        <Where />
        <Link to="/units?grade=4">Units</Link>
      </StaticRouter>,
    ),
  ).toBe('/about<a href="/units?grade=4">Units</a>');
});

test.each([
  ['/units', '/units', true],
  ['/Units/', '/units', true],
  ['/units/4', '/units', true],
  ['/unitsmore', '/units', false],
  ['/', '/units', false],
  ['/units', '/', false],
  ['/', '/', true],
  ['/units?grade=4', '/units#top', true],
])('at %s the link to %s says whether it is the open page: %s', (at, to, open) => {
  render(
    <MemoryRouter initialEntries={[at]}>
      <NavLink to={to}>Page</NavLink>
    </MemoryRouter>,
  );
  expect(screen.getByRole('link').getAttribute('aria-current')).toBe(open ? 'page' : null);
});

test('without a router the mistake is said', () => {
  expect(() => renderToStaticMarkup(<Link to="/">Home</Link>)).toThrow('There is no router around this.');
});
