import type { ChartVisual } from '@afrolearn/learning/lessons/visuals.ts';

export type Values = ChartVisual['values'];

export const grouped = (value: number) => String(value).replace(/\B(?=(\d{3})+(?!\d))/g, ',');

export const mostOf = (values: Values): number => Math.max(...values.map(({ value }) => value), 0) || 1;
