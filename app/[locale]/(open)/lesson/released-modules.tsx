import { AppLink } from '@/components/ui/app-link';
import { moduleDisplayName } from '@/lib/courses/rules';
import type { PublishedCourse } from '@/lib/courses/schemas';
import { links } from '@/lib/links';

export function ReleasedModules({ course }: { course: PublishedCourse }) {
  const released = course.modules.filter(({ status }) => status === 'released');
  return (
    <section className="mt-6">
      <h2 className="text-xl">{course.name}</h2>
      <ul className="mt-2 flex flex-col">
        {released.map(({ code, name }) => (
          <li key={code}>
            <AppLink
              href={links.courseModule(course.code, code)}
              className="inline-flex min-h-11 items-center gap-2 text-brand-ink underline underline-offset-4"
            >
              <b data-verbatim>{moduleDisplayName(course.family, code)}</b> {name}
            </AppLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
