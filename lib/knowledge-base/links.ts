export const links = {
  knowledgeBase: () => '/knowledgebase',
  knowledgeOrigin: (origin: number) => `/knowledgebase?origin=${origin}`,
  knowledgeSection: (baseId: string) => `/knowledgebase#base-${baseId}`,
  topic: (id: string) => `/knowledgebase/${encodeURIComponent(id)}`,
  trainingBases: () => '/training/knowledge',
  trainingNewBase: () => '/training/knowledge/new',
  trainingBase: (id: string) => `/training/knowledge/${encodeURIComponent(id)}`,
} as const;
