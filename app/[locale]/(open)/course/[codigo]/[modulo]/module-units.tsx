import { useTranslations } from 'next-intl';
import { AppLink } from '@/components/ui/app-link';
import { Icon } from '@/components/ui/icon';
import { languageOf } from '@/lib/courses/rules';
import { links } from '@/lib/links';
import type { OpenModule } from './open-module';

/** Units with their lessons, to be opened. */
export function ModuleUnits({ module }: { module: OpenModule }) {
  const t = useTranslations('openPages');
  const lang = languageOf(module);
  return module.units.map(({ number, objective, lessons }) => (
    <section key={number} aria-labelledby={`unit-${number}`}>
      <h2 id={`unit-${number}`} className="text-xl">
        {t('module.unit', { number })}
      </h2>
      <p lang={lang} className="mt-1 whitespace-pre-line text-ink-soft">
        {objective}
      </p>
      {lessons.length === 0 && <p className="mt-3">{t('module.noLessons')}</p>}
      <ol className="mt-3 divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface empty:hidden">
        {lessons.map(({ code, name, objective: aim, minutes }) => (
          <li key={code} className="relative px-4 py-3 hover:bg-sunken">
            <AppLink
              href={links.lesson({ course: module.course.code, module: module.code, unit: number, code })}
              lang={lang}
              className="font-semibold text-brand-ink underline underline-offset-4 after:absolute after:inset-0"
            >
              {name}
            </AppLink>
            <p lang={lang} className="text-ink-soft">
              {aim}
            </p>
            <p className="flex items-center gap-1 text-ink-soft text-sm">
              <Icon name="clock" size={14} />
              {t('lesson.minutes', { count: minutes })}
            </p>
          </li>
        ))}
      </ol>
    </section>
  ));
}
