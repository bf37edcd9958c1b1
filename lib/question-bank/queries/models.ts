import * as z from 'zod/mini';
import { defineQuery } from '@/lib/access/define-query';
import { within } from '@/lib/access/reach';
import { editorReach } from '@/lib/courses/reach';
import { paged } from '@/lib/platform/db/paged';
import { NoInput, PageNumber, RowRef } from '@/lib/platform/shapes';
import { abilities } from '../abilities';
import { testModelReach } from '../reach';
import { ModelDetail, ModelPage, VersionDetail } from '../schemas/models';
import { modelDetail, modelFields, modelLine, versionDetail, versionFields } from './stored-version';

const modelsPerPage = 50;

const ModelSearch = z.object({
  courseCode: z._default(z.string().check(z.maxLength(50)), ''),
  page: PageNumber,
});

/** By course, module and test. */
export const modelList = defineQuery({
  name: 'question-bank.models',
  may: abilities['test-model:read'],
  input: ModelSearch,
  reply: ModelPage,
  run: ({ db, actor, input: { courseCode, page } }) => {
    const where = within(testModelReach, actor, courseCode ? { module: { course: { code: courseCode } } } : {});
    const orderBy = [
      { module: { course: { name: 'asc' as const } } },
      { courseId: 'asc' as const },
      { module: { position: 'asc' as const } },
      { number: 'asc' as const },
      { name: 'asc' as const },
    ];
    return paged(
      { page, pageSize: modelsPerPage },
      (window) => db.testModel.findMany({ where, orderBy, select: modelFields, ...window }),
      () => db.testModel.count({ where }),
      modelLine,
    );
  },
});

/** Where a model may belong: every module with its course. */
export const modulesForModels = defineQuery({
  name: 'question-bank.modules',
  may: abilities['test-model:read'],
  input: NoInput,
  run: async ({ db, actor }) => {
    const rows = await db.courseModule.findMany({
      where: within(editorReach, actor, {}),
      orderBy: [{ course: { name: 'asc' } }, { courseId: 'asc' }, { position: 'asc' }],
      select: { id: true, code: true, name: true, course: { select: { name: true } } },
    });
    return rows.map(({ course, ...module }) => ({ ...module, courseName: course.name }));
  },
});

export const modelById = defineQuery({
  name: 'question-bank.model',
  may: abilities['test-model:read'],
  input: RowRef,
  reply: ModelDetail,
  run: async ({ db, actor, input: { id } }) => {
    const found = await db.testModel.findFirst({ where: within(testModelReach, actor, { id }), select: modelFields });
    return found && modelDetail(found);
  },
});

/** One version with what is right in it. */
export const versionById = defineQuery({
  name: 'question-bank.version',
  may: abilities['test-model:read'],
  input: RowRef,
  reply: VersionDetail,
  run: async ({ db, actor, input: { id } }) => {
    const where = within(testModelReach, actor, { id });
    const found = await db.testVersion.findFirst({ where, select: versionFields });
    return found && versionDetail(found);
  },
});

/** A draft by its place: what is written on, or imported into. */
export const draftById = defineQuery({
  name: 'question-bank.draft',
  may: abilities['test-model:write'],
  input: RowRef,
  run: async ({ db, actor, input: { id } }) => {
    const where = within(testModelReach, actor, { id, publishedAt: null });
    const found = await db.testVersion.findFirst({
      where,
      select: { id: true, number: true, model: { select: { name: true } } },
    });
    return found && { id: found.id, version: found.number, name: found.model.name };
  },
});
