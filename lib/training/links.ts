import { links as ofKnowledgeBase } from '@/lib/knowledge-base/links';

export const links = {
  /** A base's editor with a draft made of a disliked answer, in this topic or in a new one. */
  trainingDraft: ({ baseId, topicId, answerId }: { baseId: string; topicId: string | undefined; answerId: string }) =>
    `${ofKnowledgeBase.trainingBase(baseId)}?${new URLSearchParams({ answer: answerId, ...(topicId && { topic: topicId }) })}`,
  trainingAssistant: () => '/training/assistant',
  trainingDoubts: () => '/training/doubts',
  trainingDisliked: () => '/training/disliked',
  trainingDislikedAnswer: (id: string) => `/training/disliked/${encodeURIComponent(id)}`,
  trainingEvaluation: () => '/training/evaluation',
  trainingNewQuestion: () => '/training/evaluation/questions/new',
  trainingQuestion: (id: string) => `/training/evaluation/questions/${encodeURIComponent(id)}`,
  trainingRun: (id: string) => `/training/evaluation/runs/${encodeURIComponent(id)}`,
} as const;
