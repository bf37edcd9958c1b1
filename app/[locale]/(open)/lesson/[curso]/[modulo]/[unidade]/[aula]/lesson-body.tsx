import { useTranslations } from 'next-intl';
import { Markdown } from '@/components/markdown/markdown';
import { openSections } from '@/lib/lesson-plans/rules/sections';
import type { OpenLesson } from './open-lesson';

/** The plan as everyone may read it. Each section is found by its name: `#steps`, its headings by `#steps-…`. */
export function LessonBody({ lesson }: { lesson: OpenLesson }) {
  const t = useTranslations('openPages.lesson');
  return openSections
    .filter((section) => lesson[section].trim())
    .map((section) => (
      <section key={section} aria-labelledby={section} className="mt-8">
        <h2 id={section} className="text-2xl">
          {t(`section.${section}`)}
        </h2>
        <div lang={lesson.lang} className="mt-3 text-lg">
          <Markdown text={lesson[section]} idPrefix={section} />
        </div>
      </section>
    ));
}
