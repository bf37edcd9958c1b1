'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { lacks } from '@/lib/lesson-plans/rules/visibility';
import { links } from '@/lib/links';
import type { EditedPlan } from './edited-plan';
import { LessonChecklist } from './lesson-checklist';
import { PlanEditor } from './plan-editor';
import { sectionsOf } from './sections-of';

type Props = {
  lesson: { id: string; code: string };
  plan: EditedPlan | null;
  course: { code: string; status: string };
  module: { code: string; status: string };
  isPublished: boolean;
  /** The lesson after this one, where one goes on once the plan is published. */
  following: { code: string; name: string } | undefined;
  /** The lesson's data, between what is missing and its plan. */
  children: ReactNode;
};

/** A lesson with its plan, and above them what they lack, as they are written. */
export function LessonEditor({ lesson, plan, course, module, isPublished, following, children }: Props) {
  const t = useTranslations('lessonWriting.lesson');
  const [written, setWritten] = useState(() => sectionsOf(plan));
  const around = { courseStatus: course.status, moduleStatus: module.status, isPublished };
  const next = following
    ? { label: t('next', { name: following.name }), href: links.admLesson(course.code, module.code, following.code) }
    : { label: t('toLessons'), href: links.admLessons(course.code, module.code) };
  return (
    <>
      <LessonChecklist lacking={lacks(around, written)} courseCode={course.code} moduleCode={module.code} />
      <div className="flex flex-col gap-6">
        {children}
        <PlanEditor
          lessonId={lesson.id}
          plan={plan}
          previewHref={links.admLessonPreview(course.code, module.code, lesson.code)}
          next={next}
          onWritten={setWritten}
        />
      </div>
    </>
  );
}
