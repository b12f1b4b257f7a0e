/** Entry point of the kit for figures: charts with a table behind each, and why a student needs attention. */
export { AttentionLine } from './attention.tsx';
export { Bars } from './bars.tsx';
export { useDaysAgo } from './days-ago.ts';
export { Donut } from './donut.tsx';
export { Figure } from './figure.tsx';
export { LineChart } from './line-chart.tsx';
export { StudentTable } from './student-table.tsx';
