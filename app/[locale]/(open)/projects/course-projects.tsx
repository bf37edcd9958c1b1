import { Markdown } from '@/components/markdown/markdown';
import { AppLink } from '@/components/ui/app-link';
import { languageOf, moduleDisplayName } from '@/lib/courses/rules';
import { links } from '@/lib/links';
import type { ProjectsOfCourse } from './projects-of-course';

type Props = { course: ProjectsOfCourse; named: boolean };

/** A course's projects, module by module. */
export function CourseProjects({ course, named }: Props) {
  const Heading = named ? 'h3' : 'h2';
  return (
    <section className="mt-8">
      {named && <h2 className="text-2xl">{course.name}</h2>}
      <div className="mt-3 grid gap-4 lg:grid-cols-2">
        {course.modules.flatMap((module) =>
          module.parts.map((project) => (
            <article
              key={`${module.code} ${project.number}`}
              className="flex min-w-0 flex-col gap-2 rounded-lg border border-line bg-surface p-4 shadow-sm"
            >
              <Heading lang={languageOf(module)} className="text-lg">
                {project.name}
              </Heading>
              {project.summary && (
                <div lang={languageOf(module)}>
                  <Markdown text={project.summary} idPrefix={`${course.code}-${module.code}-${project.number}`} />
                </div>
              )}
              <AppLink
                href={links.courseModule(course.code, module.code)}
                className="mt-auto inline-flex min-h-11 items-center gap-2 text-brand-ink underline underline-offset-4"
              >
                <b data-verbatim>{moduleDisplayName(course.family, module.code)}</b> {module.name}
              </AppLink>
            </article>
          )),
        )}
      </div>
    </section>
  );
}
