import { useTranslations } from 'next-intl';
import { EmptyState } from '@/components/ui/empty-state';
import { PageHeader } from '@/components/ui/page-header';
import { CourseFilter } from './course-filter';
import { CourseProjects } from './course-projects';
import type { ProjectsOfCourse } from './projects-of-course';

type Props = { courses: readonly ProjectsOfCourse[]; only?: ProjectsOfCourse };

/** The projects of all courses, or of the one that was chosen. */
export function ProjectList({ courses, only }: Props) {
  const t = useTranslations('openPages.projects');
  return (
    <>
      <PageHeader title={only ? t('ofCourse', { course: only.name }) : t('title')} lead={t('lead')} />
      {courses.length === 0 && <EmptyState icon="robot" title={t('empty')} />}
      {courses.length > 0 && <CourseFilter courses={courses} chosen={only?.code} />}
      {(only ? [only] : courses).map((course) => (
        <CourseProjects key={course.code} course={course} named={!only} />
      ))}
    </>
  );
}
