/** Entry point of visuals for scenes and questions. */
export { Visual } from './visual.tsx';
