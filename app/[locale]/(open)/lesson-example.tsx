import { useTranslations } from 'next-intl';
import { CoursePicture, familyGrounds } from '@/components/courses/course-picture';
import { AppLink } from '@/components/ui/app-link';
import { Badge } from '@/components/ui/badge';
import { languageOf } from '@/lib/courses/rules';
import { links } from '@/lib/links';
import type { shownExample } from './published-courses';
import { firstLines } from './shortened';

export type Example = NonNullable<Awaited<ReturnType<typeof shownExample>>>;

export function addressOf({ course, module, unit, code }: Example): string {
  return links.lesson({ course: course.code, module: module.code, unit, code });
}

/** A lesson as it is, from the catalogue: what a class does in it, and how it begins. */
export function LessonExample({ lesson }: { lesson: Example }) {
  const t = useTranslations('home.landing.example');
  const tLesson = useTranslations('openPages.lesson');
  const { course, unit, number, name, objective, minutes } = lesson;
  const lang = languageOf(lesson.module);
  return (
    <section aria-labelledby="example" className="mt-10">
      <h2 id="example" className="text-3xl">
        {t('title')}
      </h2>
      <article
        className={`relative mt-4 overflow-hidden rounded-lg border border-line ${familyGrounds[course.family]}`}
      >
        <header className="flex items-center gap-4 p-4">
          <CoursePicture course={course} className="h-16 w-28 rounded-md" />
          <div className="min-w-0">
            <h3 className="text-xl" lang={lang}>
              <AppLink href={addressOf(lesson)} className="after:absolute after:inset-0">
                {name}
              </AppLink>
            </h3>
            <p className="mt-1 flex flex-wrap items-center gap-2">
              {course.name} · {tLesson('place', { number, unit })}
              <Badge icon="clock">{tLesson('minutes', { count: minutes })}</Badge>
            </p>
          </div>
        </header>
        <div lang={lang} className="grid gap-x-8 gap-y-4 bg-surface p-4 text-lg md:grid-cols-[2fr_3fr]">
          <p>{objective}</p>
          <ol className="list-decimal ps-5">
            {firstLines(lesson.steps, 3).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ol>
          <p lang={undefined} className="font-medium text-brand-ink underline underline-offset-4 md:col-span-2">
            {t('open')}
          </p>
        </div>
      </article>
    </section>
  );
}
