import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import type { OpenLesson } from './open-lesson';

export function LessonHeader({ lesson }: { lesson: OpenLesson }) {
  const t = useTranslations('openPages.lesson');
  const { lang, name, number, unit, minutes, objective, skills } = lesson;
  return (
    <header className="flex flex-col gap-3">
      <p className="flex flex-wrap items-center gap-2 text-ink-soft">
        {t('place', { number, unit })}
        <Badge icon="clock">{t('minutes', { count: minutes })}</Badge>
      </p>
      <h1 lang={lang} className="text-3xl">
        {name}
      </h1>
      {objective && (
        <p lang={lang} className="whitespace-pre-line text-lg">
          {objective}
        </p>
      )}
      {skills.length > 0 && (
        <section aria-labelledby="skills" className="rounded-lg border border-line bg-surface px-4 py-3">
          <h2 id="skills" className="text-base">
            {t('skills')}
          </h2>
          <ul lang="pt-BR" className="mt-1 flex flex-col gap-1">
            {skills.map(({ code, text }) => (
              <li key={code}>
                <b data-verbatim>{code}</b> {text}
              </li>
            ))}
          </ul>
        </section>
      )}
    </header>
  );
}
