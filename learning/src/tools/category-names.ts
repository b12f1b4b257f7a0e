/** Tool categories in a module of their own, so that pages that need only the names stay small. */
export const toolCategories = ['words', 'numbers', 'world', 'study', 'play'] as const;
export type ToolCategory = (typeof toolCategories)[number];
