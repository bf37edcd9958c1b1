import type { Actor } from '@/lib/access/actor';
import { createCourse } from '@/lib/courses/commands/create-course';
import { defineSkills } from '@/lib/courses/commands/define-skills';
import { moveModule } from '@/lib/courses/commands/move-module';
import { changeCourse } from '@/lib/lesson-plans/commands/change-course';
import type { Tx } from '@/lib/platform/db/client';
import type { CourseState } from '../queries/course-state';
import type { CourseDocument } from '../rules/document';
import { renamedMedia } from '../rules/media';
import { mergedOrder } from '../rules/order';
import type { Change } from '../schemas';
import { writeModule } from './write-module';

export type Writing = {
  state: CourseState | null;
  before: CourseDocument | null;
  /** What the course will be. */
  wanted: CourseDocument;
  changes: readonly Change[];
  /** By a medium's name and purpose. */
  addresses: ReadonlyMap<string, string>;
};

/** What differs, by the commands of those whose tables they are. */
export async function writeCourse(tx: Tx, actor: Actor, writing: Writing): Promise<void> {
  const { state, wanted, changes, addresses } = writing;
  const document = renamedMedia(wanted, (name, purpose) => addresses.get(`${name} ${purpose}`) ?? name);
  const { photo, ...course } = document.course;
  if (!state) await createCourse.inside(tx, actor, { ...course, photoUrl: photo });
  else if (changeOf(changes, 'course', course.code) === 'changed') {
    await changeCourse.inside(tx, actor, { ...course, photoUrl: photo, revision: state.rows.revision });
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
