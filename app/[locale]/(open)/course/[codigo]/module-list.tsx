import { useFormatter, useTranslations } from 'next-intl';
import { AppLink } from '@/components/ui/app-link';
import { Badge } from '@/components/ui/badge';
import { moduleDisplayName } from '@/lib/courses/rules';
import type { AnnouncedModule, PublishedCourse } from '@/lib/courses/schemas';
import { links } from '@/lib/links';

/** The modules of a course: the released ones to open, the others with the day they are expected. */
export function ModuleList({ course }: { course: PublishedCourse }) {
  const t = useTranslations('openPages');
  if (course.modules.length === 0) return null;
  return (
    <>
      <h2 className="mt-8 text-xl">{t('modules')}</h2>
      <ul className="mt-3 divide-y divide-line rounded-lg border border-line bg-surface">
        {course.modules.map((module) => (
          <li key={module.code} className="relative flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-3">
            <b data-verbatim>{moduleDisplayName(course.family, module.code)}</b>
            {module.status === 'released' ? (
              <AppLink
                href={links.courseModule(course.code, module.code)}
                className="font-medium text-brand-ink underline underline-offset-4 after:absolute after:inset-0"
              >
                {module.name}
              </AppLink>
            ) : (
              <>
                <span>{module.name}</span>
                <Expected module={module} />
              </>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

function Expected({ module: { expectedOn } }: { module: AnnouncedModule }) {
  const t = useTranslations('openPages');
  const format = useFormatter();
  // A day without an hour: in any other zone than its own it would be the day before.
  const day = expectedOn && format.dateTime(new Date(expectedOn), { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <>
      <Badge icon="clock">{t('inDevelopment')}</Badge>
      {day && <span className="text-ink-soft text-sm">{t('expectedOn', { day })}</span>}
    </>
  );
}
