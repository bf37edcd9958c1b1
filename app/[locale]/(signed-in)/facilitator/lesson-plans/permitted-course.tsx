import { useTranslations } from 'next-intl';
import type * as z from 'zod/mini';
import { AppLink } from '@/components/ui/app-link';
import { Card } from '@/components/ui/card';
import type { PermittedCourses } from '@/lib/lesson-plans/schemas/modules';
import { links } from '@/lib/links';
import { InDevelopment } from './in-development';

type Course = z.infer<typeof PermittedCourses>[number];

export function PermittedCourse({ course }: { course: Course }) {
  const t = useTranslations('lessonPlans');
  return (
    <Card title={course.name} flush>
      <ul aria-label={t('modulesOf', { course: course.name })} className="divide-y divide-line border-line border-t">
        {course.modules.map((module) => (
          <li
            key={module.code}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-1 sm:px-6"
          >
            <AppLink
              href={links.modulePlans(course.code, module.code)}
              className="inline-flex min-h-11 items-center font-medium underline-offset-4 hover:text-brand-ink hover:underline"
            >
              {module.name}
            </AppLink>
            {module.status === 'inDevelopment' && <InDevelopment expectedOn={module.expectedOn} />}
          </li>
        ))}
      </ul>
    </Card>
  );
}
