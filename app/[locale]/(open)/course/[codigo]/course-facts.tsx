import { useTranslations } from 'next-intl';
import { KeyValueList } from '@/components/ui/key-value-list';
import type { PublishedCourse } from '@/lib/courses/schemas';

export function CourseFacts({ course }: { course: PublishedCourse }) {
  const t = useTranslations('courses');
  const duration = [t(`duration.${course.durationType}`), course.durationDescription].filter(Boolean).join(': ');
  return (
    <KeyValueList
      className="px-4 py-2"
      items={[
        { key: 'family', label: t('field.family'), value: t(`family.${course.family}`) },
        { key: 'duration', label: t('field.durationType'), value: duration },
        { key: 'audience', label: t('field.targetAudience'), value: course.targetAudience },
        { key: 'code', label: t('field.code'), value: <span data-verbatim>{course.code}</span> },
      ]}
    />
  );
}
