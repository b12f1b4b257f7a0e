/** Tool categories. A separate file, so that pages that only name them stay small. */
export const toolCategories = ['words', 'numbers', 'world', 'study', 'play'] as const;
export type ToolCategory = (typeof toolCategories)[number];
