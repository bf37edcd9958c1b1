import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button';
import { links } from '@/lib/links';
import type { OpenLesson } from './open-lesson';

/** To the lessons of the same module before and after. */
export function LessonNeighbours({ lesson }: { lesson: OpenLesson }) {
  const t = useTranslations('openPages.lesson');
  const { previous, next, course, module, lang } = lesson;
  if (!previous && !next) return null;
  const address = ({ unit, code }: NonNullable<typeof next>) =>
    links.lesson({ course: course.code, module: module.code, unit, code });
  return (
    <nav aria-label={t('around')} className="mt-10 flex max-w-[44rem] flex-wrap justify-between gap-3">
      {previous && (
        <ButtonLink href={address(previous)} rel="prev" icon="arrow-left">
          <span>
            {t('previous')}: <span lang={lang}>{previous.name}</span>
          </span>
        </ButtonLink>
      )}
      {next && (
        <ButtonLink href={address(next)} rel="next" variant="primary" iconEnd="arrow-right" className="ms-auto">
          <span>
            {t('next')}: <span lang={lang}>{next.name}</span>
          </span>
        </ButtonLink>
      )}
    </nav>
  );
}
