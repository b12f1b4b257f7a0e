/** Finds where a file belongs and what an import leads to, by path alone: so a new folder needs no entry here. */
import { builtinModules } from 'node:module';
import { posix } from 'node:path';

export type Place = {
  readonly path: string;
  /** The workspace: `web`. */
  readonly room: string;
  /** The folder below `src`, or '' for a file that lies in `src` itself: `features`. */
  readonly layer: string;
  /** The folder below the layer: `friends`. */
  readonly slice: string;
};

export type Target = Place | { readonly package: string };

export const placeOf = (path: string): Place => {
  const [room = '', ...rest] = path.split('/');
  const inside = rest[0] === 'src' ? rest.slice(1) : rest;
  return {
    path,
    room,
    layer: inside.length > 1 ? (inside[0] ?? '') : '',
    slice: inside.length > 2 ? (inside[1] ?? '') : '',
  };
};

const ours = '@afrolearn/';

/** Follows a specifier to a file of ours, or names the package it comes from. */
export const follow = (from: Place, specifier: string): Target => {
  const plain = specifier.split('?')[0] ?? specifier;
  if (plain.startsWith('.')) return placeOf(posix.join(posix.dirname(from.path), plain));
  if (plain.startsWith('#')) return placeOf(`${from.room}/src/${plain.slice(1)}`);
  if (plain.startsWith(ours)) {
    const [room = '', ...rest] = plain.slice(ours.length).split('/');
    return placeOf(`${room}/src/${rest.length === 0 ? 'index.ts' : rest.join('/')}`);
  }
  if (plain.startsWith('node:') || builtinModules.includes(plain)) return { package: 'node' };
  const [scope = '', name = ''] = plain.split('/');
  return { package: plain.startsWith('@') ? `${scope}/${name}` : plain };
};
