import { useTranslations } from 'next-intl';
import { AppLink } from '@/components/ui/app-link';
import { joinClasses } from '@/components/ui/join-classes';
import { links } from '@/lib/links';
import type { OpenModule } from './open-module';

/** The way through a module: units of five steps, a number each, the current one filled. */
export function LessonPath({ module, current }: { module: OpenModule; current: string | undefined }) {
  const t = useTranslations('home.student');
  return (
    <section aria-label={t('path')}>
      <h2 className="mb-3 text-xl">{module.name}</h2>
      <ol className="grid gap-4 md:grid-cols-3">
        {module.units.map(({ number: unit, lessons }) => (
          <li key={unit} className="rounded-lg border border-line bg-surface p-4">
            <h3 className="mb-3 font-semibold text-ink-soft">{t('unit', { number: unit })}</h3>
            <ol className="flex flex-wrap gap-2">
              {lessons.map(({ code, name, number }) => (
                <li key={code}>
                  <AppLink
                    href={links.lesson({ course: module.courseCode, module: module.code, unit, code })}
                    aria-current={code === current ? 'step' : undefined}
                    aria-label={t('lesson', { number, name })}
                    title={name}
                    className={joinClasses(
                      'inline-flex size-12 items-center justify-center rounded-full border-2 font-bold text-lg',
                      code === current
                        ? 'border-brand-edge bg-brand-soft text-brand-ink'
                        : 'border-edge bg-surface hover:bg-sunken',
                    )}
                  >
                    {number}
                  </AppLink>
                </li>
              ))}
            </ol>
          </li>
        ))}
      </ol>
    </section>
  );
}
