'use client';

import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { PlainLink } from '@/components/ui/plain-link';
import type { Lack } from '@/lib/lesson-plans/rules/visibility';
import { links } from '@/lib/links';

type Props = { lacking: readonly Lack[]; courseCode: string; moduleCode: string };

/** What is missing until students see the lesson; each entry leads to where it is done. */
export function LessonChecklist({ lacking, courseCode, moduleCode }: Props) {
  const t = useTranslations('lessonWriting');
  if (lacking.length === 0) {
    return (
      <p className="mb-6 flex items-center gap-2 font-semibold text-success-ink">
        <Icon name="check" />
        {t('checklist.appears')}
      </p>
    );
  }
  const elsewhere = {
    module: `${links.admModule(courseCode, moduleCode)}#status`,
    course: `${links.admCourse(courseCode)}#status`,
  };
  const isHere = (lack: Lack): lack is Exclude<Lack, keyof typeof elsewhere> => !(lack in elsewhere);
  const wordsOf = (lack: Lack) =>
    lack === 'publish' || lack === 'module' || lack === 'course'
      ? t(`checklist.${lack}`)
      : t('checklist.write', { section: t(`plan.section.${lack}`) });
  const link = 'inline-flex min-h-11 items-center underline underline-offset-4 hover:text-brand-ink';
  return (
    <section aria-labelledby="checklist" className="mb-6 rounded-lg bg-sunken px-4 py-3 sm:px-6">
      <h2 id="checklist" className="text-base">
        {t('checklist.title')}
      </h2>
      <ul className="flex flex-wrap gap-x-6">
        {lacking.map((lack) => (
          <li key={lack} className="flex items-center gap-2">
            <span aria-hidden="true" className="size-3 rounded-full border-2 border-edge" />
            {isHere(lack) ? (
              // A field or a button of this page: the browser moves the focus there.
              <a href={`#${lack}`} className={link}>
                {wordsOf(lack)}
              </a>
            ) : (
              <PlainLink href={elsewhere[lack as keyof typeof elsewhere]} className={link}>
                {wordsOf(lack)}
              </PlainLink>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
