import type { Prisma } from '@/lib/platform/db/generated/client';
import { Question } from '../schemas/questions';

const placeFields = {
  number: true,
  name: true,
  moduleCode: true,
  module: { select: { name: true, course: { select: { code: true, name: true } } } },
} as const satisfies Prisma.TestModelSelect;

export const modelFields = {
  id: true,
  ...placeFields,
  revision: true,
  versions: {
    orderBy: { number: 'desc' },
    select: { id: true, number: true, publishedAt: true, updatedAt: true, _count: { select: { questions: true } } },
  },
} as const satisfies Prisma.TestModelSelect;

type StoredModel = Prisma.TestModelGetPayload<{ select: typeof modelFields }>;

function placeOf({ number, name, moduleCode, module }: Pick<StoredModel, keyof typeof placeFields>) {
  const { course } = module;
  return { number, name, moduleCode, moduleName: module.name, courseCode: course.code, courseName: course.name };
}

export function modelDetail({ id, revision, versions, ...stored }: StoredModel) {
  return {
    id,
    ...placeOf(stored),
    revision,
    versions: versions.map(({ _count, publishedAt, updatedAt, ...version }) => ({
      ...version,
      publishedAt: publishedAt?.toISOString() ?? null,
      updatedAt: updatedAt.toISOString(),
      questions: _count.questions,
    })),
  };
}

export function modelLine({ id, versions, ...stored }: StoredModel) {
  const published = versions.find(({ publishedAt }) => publishedAt);
  return {
    id,
    ...placeOf(stored),
    publishedNumber: published?.number ?? null,
    versionId: versions[0]?.id ?? '',
    hasDraft: versions.some(({ publishedAt }) => !publishedAt),
    questions: (published ?? versions[0])?._count.questions ?? 0,
  };
}

const questionFields = {
  kind: true,
  topic: true,
  skillCode: true,
  weight: true,
  prompt: true,
  code: true,
  imageUrl: true,
  imageAlt: true,
  body: true,
  key: { select: { right: true, explanation: true } },
} as const satisfies Prisma.TestQuestionSelect;

export const versionFields = {
  id: true,
  number: true,
  publishedAt: true,
  limitMinutes: true,
  practice: true,
  revision: true,
  model: { select: { id: true, ...placeFields } },
  questions: { orderBy: { position: 'asc' }, select: questionFields },
} as const satisfies Prisma.TestVersionSelect;

type StoredVersion = Prisma.TestVersionGetPayload<{ select: typeof versionFields }>;
type StoredQuestion = StoredVersion['questions'][number];

/** A stored question with its key: columns of JSON hold what `storeQuestions` wrote, and are read by the same shapes. */
export function questionOf({ key, ...question }: StoredQuestion): Question {
  return Question.parse({ ...question, right: key?.right ?? null, explanation: key?.explanation ?? null });
}

export function versionDetail({ model, number, publishedAt, questions, ...version }: StoredVersion) {
  const { id: modelId, ...place } = model;
  return {
    ...version,
    modelId,
    ...placeOf(place),
    version: number,
    publishedAt: publishedAt?.toISOString() ?? null,
    questions: questions.map(questionOf),
  };
}
