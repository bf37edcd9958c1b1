import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { ClientWords } from '@/components/shell/client-words';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { PageHeader } from '@/components/ui/page-header';
import { links } from '@/lib/links';
import { CourseForm, type EditedCourse } from './course-form';
import { CourseTabs } from './course-tabs';

/** Frame of the create and the edit page. */
export async function CourseScreen({
  title,
  actions,
  course,
}: {
  title: string;
  actions?: ReactNode;
  course?: EditedCourse;
}) {
  const t = await getTranslations('courses.adm');
  const trail = [{ label: t('title'), href: links.admCourses() }, { label: title }];
  return (
    <ClientWords namespaces={['authoring', 'conflict', 'courses', 'failures', 'fields', 'shell']}>
      <PageHeader title={title} above={<Breadcrumb label={t('title')} items={trail} />} actions={actions} />
      {course && <CourseTabs code={course.code} current="general" />}
      <CourseForm {...(course && { course })} />
    </ClientWords>
  );
}
