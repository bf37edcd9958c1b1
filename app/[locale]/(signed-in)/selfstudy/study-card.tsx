import { useTranslations } from 'next-intl';
import type * as z from 'zod/mini';
import { ButtonLink } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { links } from '@/lib/links';
import type { StudyCourses } from '@/lib/self-study/schemas';
import { StudyProgress } from './study-progress';

export function StudyCard({ course }: { course: z.infer<typeof StudyCourses>[number] }) {
  const t = useTranslations('selfStudy');
  const href = links.selfStudyCourse(course.code);
  const isOpen = course.done < course.lessons;
  const action = t(!isOpen ? 'open' : course.done === 0 ? 'begin' : 'goOn');
  return (
    <Card title={course.name} lead={course.durationDescription}>
      <p className="mb-4">{course.objective}</p>
      <StudyProgress course={course.name} done={course.done} total={course.lessons} />
      <ButtonLink
        href={href}
        aria-label={`${action}: ${course.name}`}
        variant={isOpen ? 'primary' : 'secondary'}
        className="mt-4"
      >
        {action}
      </ButtonLink>
    </Card>
  );
}
