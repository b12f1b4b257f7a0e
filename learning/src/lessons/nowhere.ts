/** Nothing was chosen yet. It stands alone, so that a map need not bring all that can be moved. */
export const nowhere = -1;
