/** The door of what scenes and questions show. */
export { Visual } from './visual.tsx';
