import { useTranslations } from 'next-intl';
import type { PublishedCourse } from '@/lib/courses/schemas';
import { ModuleList } from './module-list';

/** What a course is about, and the modules that it is made of. */
export function CourseText({ course }: { course: PublishedCourse }) {
  const t = useTranslations('courses.field');
  return (
    <>
      <h1 className="text-3xl">{course.name}</h1>
      <h2 className="mt-6 text-xl">{t('objective')}</h2>
      <p className="mt-2 whitespace-pre-line text-lg">{course.objective}</p>
      {course.characterization && (
        <>
          <h2 className="mt-6 text-xl">{t('characterization')}</h2>
          <p className="mt-2 whitespace-pre-line text-lg">{course.characterization}</p>
        </>
      )}
      <ModuleList course={course} />
    </>
  );
}
