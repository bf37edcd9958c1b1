import * as z from 'zod/mini';
import type { Actor } from '@/lib/access/actor';
import { defineCommand, noTarget } from '@/lib/access/define-command';
import { within } from '@/lib/access/reach';
import { abilities } from '@/lib/courses/abilities';
import { createCourse } from '@/lib/courses/commands/create-course';
import { createModule } from '@/lib/courses/commands/create-module';
import { createUnit } from '@/lib/courses/commands/create-unit';
import { defineSkills } from '@/lib/courses/commands/define-skills';
import { moveModule } from '@/lib/courses/commands/move-module';
import { updateUnit } from '@/lib/courses/commands/update-unit';
import { courseChanges } from '@/lib/courses/live';
import { storeLessons } from '@/lib/courses/parts/store-lessons';
import { courseReach } from '@/lib/courses/reach';
import { keepFile } from '@/lib/files/parts/keep-file';
import { fileAddress, photoAddress } from '@/lib/files/rules';
import { updateCourse } from '@/lib/lesson-plans/commands/update-course';
import { updateModule } from '@/lib/lesson-plans/commands/update-module';
import { storePlans } from '@/lib/lesson-plans/parts/store-plans';
import type { Tx } from '@/lib/platform/db/client';
import { lockName } from '@/lib/platform/db/lock';
import { refuseUnless } from '../failures';
import type { CourseRows, CourseState } from '../queries/course-state';
import { courseState, fingerprint } from '../queries/course-state';
import { documentOf } from '../queries/document-of';
import { holdCourse } from '../queries/held-course';
import { intendedImport } from '../queries/intended-import';
import { knownSkills } from '../queries/known-skills';
import { storeMedia } from '../queries/stored-media';
import { changesOf } from '../rules/changes';
import type { CourseDocument, ModulePart } from '../rules/document';
import { renamedMedia } from '../rules/media';
import { merged } from '../rules/merged';
import { addressed, changedLessons, orders, planOf } from '../rules/module-writing';
import { mergedOrder } from '../rules/order';
import type { Change } from '../schemas';
import { archive, CourseImported } from '../schemas';

/** `basis` is what the check answered: another state of the course is refused. */
const CourseToImport = z.object({ ...archive, basis: z.string().check(z.minLength(1), z.maxLength(64)) });

/** Read, judged and its media stored before the transaction; every row of it in one. */
export const importCourse = defineCommand({
  name: 'course-transfer.import',
  may: abilities['course:update'],
  input: CourseToImport,
  reply: CourseImported,
  changes: courseChanges,
  prepare: async ({ db, actor, input }) => {
    const intended = await intendedImport(db, actor, input);
    refuseUnless(fingerprint(intended.state) === input.basis, 'import.changed-meanwhile');
    return { document: intended.document, media: await storeMedia(intended) };
  },
  target: noTarget,
  run: async ({ tx, actor, input: { basis }, prepared: { document, media } }) => {
    const { code } = document.course;
    await lockName(tx, `course-transfer.import ${code}`);
    await holdCourse(tx, code);
    const state = await courseState(tx, within(courseReach, actor, { code }));
    refuseUnless(fingerprint(state) === basis, 'import.changed-meanwhile');
    const addresses = new Map<string, string>();
    for (const { name, purpose, fileName, kept, storedKey } of media) {
      const file = kept && (await keepFile(tx, actor, { purpose, name: fileName, ...kept }));
      const isShown = storedKey !== null;
      const address = isShown ? photoAddress(storedKey) : fileAddress(file?.id ?? '');
      addresses.set(`${name} ${purpose}`, address);
    }
    const before = state && documentOf(state);
    const wanted = merged(before, document);
    const changes = changesOf(before, wanted, await knownSkills(tx, document));
    await writeCourse(tx, actor, { state, before, wanted, changes, addresses });
    return { code, changedCount: changes.filter(({ change }) => change === 'created' || change === 'changed').length };
  },
});

type Writing = {
  state: CourseState | null;
  before: CourseDocument | null;
  /** What the course will be. */
  wanted: CourseDocument;
  changes: readonly Change[];
  /** By a medium's name and purpose. */
  addresses: ReadonlyMap<string, string>;
};

/** What differs, by the commands of those whose tables they are. */
async function writeCourse(tx: Tx, actor: Actor, writing: Writing): Promise<void> {
  const { state, wanted, changes, addresses } = writing;
  const document = renamedMedia(wanted, (name, purpose) => addresses.get(`${name} ${purpose}`) ?? name);
  const { photo, ...course } = document.course;
  if (!state) await createCourse.inside(tx, actor, { ...course, photoUrl: photo });
  else if (changeOf(changes, 'course', course.code) === 'changed') {
    await updateCourse.inside(tx, actor, { ...course, photoUrl: photo, revision: state.rows.revision });
  }
  const skills = document.skills.filter(({ code }) => changeOf(changes, 'skill', code) === 'created');
  if (skills.length > 0) await defineSkills.inside(tx, actor, { skills });
  const ids = new Map(state?.rows.modules.map(({ code, id }) => [code, id]));
  for (const module of document.modules) {
    ids.set(module.code, await writeModule(tx, actor, { ...writing, module }));
  }
  await orderModules(tx, actor, { document, state, ids });
}

type Ordering = { document: CourseDocument; state: CourseState | null; ids: ReadonlyMap<string, string> };

async function orderModules(tx: Tx, actor: Actor, { document, state, ids }: Ordering): Promise<void> {
  const before = state?.rows.modules.map(({ code }) => code) ?? [];
  const file = document.modules.map(({ code }) => code);
  const made = [...before, ...file.filter((code) => !before.includes(code))];
  for (const [index, code] of mergedOrder(before, file).entries()) {
    if (made[index] === code) continue;
    await moveModule.inside(tx, actor, { moduleId: ids.get(code) as string, place: index + 1 });
    made.splice(index, 0, ...made.splice(made.indexOf(code), 1));
  }
}

function changeOf(changes: readonly Change[], thing: Change['thing'], code: string): Change['change'] | undefined {
  return changes.find((change) => change.thing === thing && change.code === code)?.change;
}

type ModuleWriting = Writing & { module: ModulePart };
type ModuleRow = CourseRows['modules'][number];

/** One module with its units, lessons and plans; what does not differ is not touched. */
async function writeModule(tx: Tx, actor: Actor, writing: ModuleWriting): Promise<string> {
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
  const changed = changedLessons(module, writing.changes);
  if (changed.size === 0) return moduleId;
  const { lessons } = await storeLessons(tx, actor, {
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
  if (plans.length > 0) await storePlans(tx, actor, { plans });
  return moduleId;
}

async function writeOwn(tx: Tx, actor: Actor, { row, ...writing }: ModuleWriting & { row: ModuleRow | undefined }) {
  const { module, changes, wanted } = writing;
  const { units: _, notebookCover: notebookCoverUrl, code, support, ...data } = module;
  const input = { ...data, notebookCoverUrl, support: addressed(support, { ...writing, row }) };
  if (!row) return (await createModule.inside(tx, actor, { ...input, code, courseCode: wanted.course.code })).id;
  const change = changes.find((each) => each.thing === 'module' && each.code === code);
  if (change?.fields.some((field) => field !== 'place')) {
    await updateModule.inside(tx, actor, { ...input, moduleId: row.id, revision: row.revision });
  }
  return row.id;
}
