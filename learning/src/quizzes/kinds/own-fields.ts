import type { OwnField, OwnFieldOfKind } from '#own-lessons/asks.ts';
import { fraction } from '#quizzes/kinds/fraction/own.ts';
import type { Own } from '#quizzes/kinds/kind.ts';
import { number } from '#quizzes/kinds/number/own.ts';
import { text } from '#quizzes/kinds/text/own.ts';
import { time } from '#quizzes/kinds/time/own.ts';

export const ownFields: { readonly [K in keyof OwnFieldOfKind]: Own<K> } = { number, text, fraction, time };

export const ownFieldOf = ({ kind }: OwnField): Own<OwnField['kind']> => ownFields[kind];
