import type { Actor } from '@/lib/access/actor';
import { createModule } from '@/lib/courses/commands/create-module';
import { createUnit } from '@/lib/courses/commands/create-unit';
import { storeLessons } from '@/lib/courses/commands/store-lessons';
import { updateUnit } from '@/lib/courses/commands/update-unit';
import { changeModule } from '@/lib/lesson-plans/commands/change-module';
import { storePlans } from '@/lib/lesson-plans/commands/store-plans';
import type { Tx } from '@/lib/platform/db/client';
import type { CourseRows } from '../queries/course-state';
import type { LessonPart, ModulePart } from '../rules/document';
import { supportPurpose } from '../rules/media';
import { mergedOrder } from '../rules/order';
import type { Writing } from './write-course';

type ModuleWriting = Writing & { module: ModulePart };
type ModuleRow = CourseRows['modules'][number];

/** One module with its units, lessons and plans; what does not differ is not touched. */
export async function writeModule(tx: Tx, actor: Actor, writing: ModuleWriting): Promise<string> {
  const { module, state } = writing;
  const row = state?.rows.modules.find(({ code }) => code === module.code);
  const moduleId = await writeOwn(tx, actor, { ...writing, row });
  for (const { number, objective } of module.units) {
    const unit = row?.units.find((each) => each.number === number);
    if (!unit) await createUnit.inside(tx, actor, { moduleId, objective });
    else if (unit.objective !== objective) {
      await updateUnit.inside(tx, actor, { unitId: unit.id, revision: unit.revision, objective });
    }
  }
  const changed = changedLessons(writing);
  if (changed.size === 0) return moduleId;
  const { lessons } = await storeLessons.inside(tx, actor, {
    moduleId,
    lessons: module.units.flatMap((unit) =>
      unit.lessons
        .filter(({ code }) => changed.has(code))
        .map(({ published: _, draft: __, ...lesson }) => ({ ...lesson, unitNumber: unit.number })),
    ),
    units: orders(module, row),
  });
  const ids = new Map(lessons.map(({ code, id }) => [code, id]));
  const brought = module.units.flatMap((unit) => unit.lessons).filter(({ code }) => changed.has(code));
  const plans = brought.map((lesson) => planOf(lesson, changed, ids)).filter((plan) => plan.published || plan.draft);
  if (plans.length > 0) await storePlans.inside(tx, actor, { plans });
  return moduleId;
}

async function writeOwn(tx: Tx, actor: Actor, { row, ...writing }: ModuleWriting & { row: ModuleRow | undefined }) {
  const { module, changes, wanted } = writing;
  const { units: _, notebookCover: notebookCoverUrl, code, support, ...data } = module;
  const input = { ...data, notebookCoverUrl, support: addressed(support, { ...writing, row }) };
  if (!row) return (await createModule.inside(tx, actor, { ...input, code, courseCode: wanted.course.code })).id;
  const change = changes.find((each) => each.thing === 'module' && each.code === code);
  if (change?.fields.some((field) => field !== 'place')) {
    await changeModule.inside(tx, actor, { ...input, moduleId: row.id, revision: row.revision });
  }
  return row.id;
}

/** What the module has keeps its address; another of the same bytes has the one that was stored for it now. */
function addressed(
  support: ModulePart['support'],
  { row, before, module, addresses }: ModuleWriting & { row: ModuleRow | undefined },
) {
  const had = before?.modules.find(({ code }) => code === module.code)?.support ?? [];
  return support.map((item) => {
    if (item.kind === 'video') return item;
    const { kind, title, file } = item;
    const index = had.findIndex((each) => each.kind !== 'video' && each.file === file);
    const address = row?.support[index]?.address ?? addresses.get(`${file} ${supportPurpose[kind]}`) ?? file;
    return { kind, title, address };
  });
}

/** The fields of each lesson that is new or differs, by its code; a new one has all. */
function changedLessons({ module, changes }: ModuleWriting): Map<string, readonly string[] | 'all'> {
  const ours = changes.filter(({ thing, moduleCode }) => thing === 'lesson' && moduleCode === module.code);
  return new Map(
    ours
      .filter(({ change }) => change === 'created' || change === 'changed')
      .map(({ code, change, fields }) => [code, change === 'created' ? 'all' : fields]),
  );
}

/** Each unit's lessons in their new order; those that the file does not hold stay in theirs. */
function orders(module: ModulePart, row: ModuleRow | undefined) {
  const placed = new Map(module.units.flatMap(({ number, lessons }) => lessons.map(({ code }) => [code, number])));
  const numbers = new Set([...module.units, ...(row?.units ?? [])].map(({ number }) => number));
  return [...numbers].map((unitNumber) => {
    const stay = row?.units.find(({ number }) => number === unitNumber)?.lessons.map(({ code }) => code) ?? [];
    const file = module.units.find(({ number }) => number === unitNumber)?.lessons.map(({ code }) => code) ?? [];
    const kept = stay.filter((code) => (placed.get(code) ?? unitNumber) === unitNumber);
    return { unitNumber, codes: mergedOrder(kept, file) };
  });
}

function planOf(
  { code, published, draft }: LessonPart,
  changed: ReadonlyMap<string, readonly string[] | 'all'>,
  ids: ReadonlyMap<string, string>,
) {
  const fields = changed.get(code);
  const isBrought = (plan: 'published' | 'draft') => fields === 'all' || fields?.includes(plan);
  return {
    lessonId: ids.get(code) as string,
    published: isBrought('published') ? published : null,
    draft: isBrought('draft') ? draft : null,
  };
}
