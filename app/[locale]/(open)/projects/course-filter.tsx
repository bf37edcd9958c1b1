import { useTranslations } from 'next-intl';
import { AppLink } from '@/components/ui/app-link';
import { links } from '@/lib/links';
import type { ProjectsOfCourse } from './projects-of-course';

type Props = { courses: readonly ProjectsOfCourse[]; chosen: string | undefined };

/** Each choice is a page of its own: it needs no script, can be sent on, and is found by search engines. */
export function CourseFilter({ courses, chosen }: Props) {
  const t = useTranslations('openPages.projects');
  const choices = [
    { code: undefined, name: t('all'), path: links.projects() },
    ...courses.map(({ code, name }) => ({ code, name, path: links.courseProjects(code) })),
  ];
  return (
    <nav aria-label={t('filter')} className="flex flex-wrap gap-2">
      {choices.map(({ code, name, path }) => (
        <AppLink
          key={path}
          href={path}
          aria-current={code === chosen ? 'page' : undefined}
          className="inline-flex min-h-11 items-center rounded-full border border-edge bg-surface px-4 hover:bg-sunken aria-[current]:border-brand-ink aria-[current]:bg-brand-soft aria-[current]:font-semibold aria-[current]:text-brand-ink"
        >
          {name}
        </AppLink>
      ))}
    </nav>
  );
}
