import * as z from 'zod/mini';
import { pageOf } from '@/lib/platform/shapes';
import { limitMinutesMax, questionsMax } from '../rules/kinds';
import { Question } from './questions';

const name = z.string().check(z.trim(), z.minLength(1), z.maxLength(120));

export const NewModel = z.object({
  moduleId: z.uuid(),
  /** The unit that it ends. */
  number: z.int().check(z.minimum(1), z.maximum(3)),
  name,
});
/** Where a model belongs stays: classes of that module were given it. */
export const ModelChanges = z.object({ id: z.uuid(), revision: z.int(), name });

const VersionCard = z.object({
  id: z.string(),
  number: z.int(),
  publishedAt: z.nullable(z.string()),
  updatedAt: z.string(),
  questions: z.int(),
});

const place = {
  courseCode: z.string(),
  courseName: z.string(),
  moduleCode: z.string(),
  moduleName: z.string(),
  number: z.int(),
  name: z.string(),
};

/** A model with its versions, the newest first. */
export const ModelDetail = z.object({ id: z.string(), ...place, revision: z.int(), versions: z.array(VersionCard) });

/** One line of the list: the number of the version that classes are given now, and whether a draft waits. */
const ModelLine = z.object({
  id: z.string(),
  ...place,
  publishedNumber: z.nullable(z.int()),
  hasDraft: z.boolean(),
  /** The draft, else what is published last: where its page leads. */
  versionId: z.string(),
  questions: z.int(),
});
export const ModelPage = pageOf(ModelLine);

const limitMinutes = z.nullable(z.int().check(z.minimum(1), z.maximum(limitMinutesMax)));
/** Markdown: what the practical part asks for. */
const practice = z.nullable(z.string().check(z.trim(), z.maxLength(4000)));

/** A whole draft as its editor saves it. `revision` is the one that it was opened on. */
export const DraftChanges = z.object({
  id: z.uuid(),
  revision: z.int(),
  limitMinutes,
  practice,
  questions: z.array(Question).check(z.maxLength(questionsMax)),
});

export const VersionDetail = z.object({
  id: z.string(),
  modelId: z.string(),
  ...place,
  version: z.int(),
  publishedAt: z.nullable(z.string()),
  limitMinutes,
  practice,
  questions: z.array(Question),
  revision: z.int(),
});
