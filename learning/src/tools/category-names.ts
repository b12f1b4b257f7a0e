/** What tools are for. Apart from the list of tools, so that a page that only names them stays light. */
export const toolCategories = ['words', 'numbers', 'world', 'study', 'play'] as const;
export type ToolCategory = (typeof toolCategories)[number];
