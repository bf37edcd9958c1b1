import { useTranslations } from 'next-intl';
import { CoursePicture } from '@/components/courses/course-picture';
import type { PublishedCourse } from '@/lib/courses/schemas';
import { ModuleList } from './module-list';

/** What a course is about, and the modules that it is made of. */
export function CourseText({ course }: { course: PublishedCourse }) {
  const t = useTranslations('courses.field');
  return (
    <>
      <header className="flex items-center gap-4">
        <CoursePicture course={course} className="h-16 w-28 rounded-md lg:hidden" />
        <h1 className="min-w-0 text-2xl sm:text-3xl">{course.name}</h1>
      </header>
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
