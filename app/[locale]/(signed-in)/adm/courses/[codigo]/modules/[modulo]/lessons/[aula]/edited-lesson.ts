import type { Actor } from '@/lib/access/actor';
import { orNotFound } from '@/lib/access/or-not-found';
import { orNull } from '@/lib/access/or-null';
import { lessonByCode } from '@/lib/courses/queries/lessons';
import { planForEditing } from '@/lib/lesson-plans/queries/drafts';
import { moduleOutline } from '@/lib/lesson-plans/queries/outline';
import { lacks } from '@/lib/lesson-plans/rules/visibility';
import { links } from '@/lib/links';
import { decodedParam } from '@/lib/platform/links';
import { editedModule, type ModuleParams } from '../../../edited-module';
import { sectionsOf } from './sections-of';

export type LessonParams = ModuleParams & { aula: string };

/** The lesson of an address with its plan and the way to it, or the not-found screen. */
export async function editedLesson(actor: Actor, params: LessonParams) {
  const { course, module, trail } = await editedModule(actor, params);
  const place = { courseCode: course.code, moduleCode: module.code, lessonCode: decodedParam(params.aula) };
  const lesson = await orNotFound(lessonByCode(actor, place));
  const plan = await orNull(planForEditing(actor, { lessonId: lesson.id }));
  const outline = await moduleOutline(actor, { moduleId: module.id });
  const lessons = outline.flatMap((unit) => unit.lessons);
  const at = lessons.findIndex(({ id }) => id === lesson.id);
  const isPublished = lessons[at]?.isPublished ?? false;
  const around = { courseStatus: course.status, moduleStatus: module.status, isPublished };
  const isOpen = lacks(around, sectionsOf(plan)).length === 0;
  const way = [...trail, { label: module.name, href: links.admLessons(course.code, module.code) }];
  return { course, module, lesson, plan, isPublished, isOpen, following: lessons[at + 1], trail: way };
}
