/** The 27 tools of the assistant, in page order. Stored pages refer to these ids. */
export const toolGroups = ['plan', 'create', 'differentiate', 'support', 'learn'] as const;
export type ToolGroup = (typeof toolGroups)[number];

export const toolIds = {
  plan: ['scheme-of-work', 'lesson-plan', 'lesson-opener', 'term-calendar', 'practical-work'],
  create: [
    'test-paper',
    'worksheet',
    'exit-ticket',
    'reading-passage',
    'word-cards',
    'chalkboard-plan',
    'story-problems',
  ],
  differentiate: ['task-cards', 'simpler-text', 'stretch-questions', 'group-rota', 'adjustments'],
  support: ['reteach-plan', 'feedback-comments', 'letter-to-parents', 'report-comments', 'child-at-risk'],
  learn: ['topic-for-teacher', 'marking-practice', 'teaching-idea', 'classroom-phrases', 'class-figures'],
} as const satisfies Readonly<Record<ToolGroup, readonly string[]>>;

export type ToolIdOf<G extends ToolGroup> = (typeof toolIds)[G][number];
export type ToolId = ToolIdOf<ToolGroup>;

export const allToolIds: readonly ToolId[] = toolGroups.flatMap((group): readonly ToolId[] => toolIds[group]);

export const isToolId = (id: string): id is ToolId => allToolIds.some((one) => one === id);

export const groupOfTool = (id: ToolId): ToolGroup =>
  toolGroups.find((group) => toolIds[group].some((one: string) => one === id)) as ToolGroup;
