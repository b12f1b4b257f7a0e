/** Nothing was chosen yet. A separate file, so that the map does not load everything that can be moved. */
export const nowhere = -1;
