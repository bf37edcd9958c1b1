import { useTranslations } from 'next-intl';
import { FamilyShape, familyGrounds } from '@/components/courses/course-picture';
import { KeyValueList } from '@/components/ui/key-value-list';
import type { PublishedCourse } from '@/lib/courses/schemas';
import { links } from '@/lib/links';

/** The picture, where there is room beside the text, and the facts. */
export function CourseAside({ course }: { course: PublishedCourse }) {
  const t = useTranslations('courses');
  const duration = [t(`duration.${course.durationType}`), course.durationDescription].filter(Boolean).join(': ');
  return (
    <aside className="overflow-hidden rounded-lg border border-line bg-surface shadow-sm lg:self-start">
      <div className={`flex aspect-video items-center justify-center max-lg:hidden ${familyGrounds[course.family]}`}>
        {course.photoUrl ? (
          <img
            src={links.coursePhoto(course.photoUrl, 'wide')}
            alt=""
            width={480}
            height={270}
            loading="lazy"
            decoding="async"
            className="h-full w-full object-cover"
          />
        ) : (
          <FamilyShape family={course.family} className="h-1/2" />
        )}
      </div>
      <KeyValueList
        className="px-4 py-2"
        items={[
          { key: 'family', label: t('field.family'), value: t(`family.${course.family}`) },
          { key: 'duration', label: t('field.durationType'), value: duration },
          { key: 'audience', label: t('field.targetAudience'), value: course.targetAudience },
          { key: 'code', label: t('field.code'), value: <span data-verbatim>{course.code}</span> },
        ]}
      />
    </aside>
  );
}
