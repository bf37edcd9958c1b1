'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { links, localized } from '@/lib/platform/links';

type Props = { code: string; busy: boolean; onSaveAnyway: () => void };

/** Somebody saved first: the person decides, with both versions in sight. */
export function ChangedMeanwhile({ code, busy, onSaveAnyway }: Props) {
  const t = useTranslations('courses.form');
  const current = localized(useLocale(), links.admCourse(code));
  return (
    <Alert
      tone="warning"
      announce
      title={t('changedTitle')}
      actions={
        <>
          <a
            href={current}
            target="_blank"
            rel="noopener"
            className="inline-flex min-h-11 items-center font-semibold underline"
          >
            {t('openCurrent')}
          </a>
          <Button busy={busy} onClick={onSaveAnyway}>
            {t('saveAnyway')}
          </Button>
        </>
      }
    >
      {t('changedText')}
    </Alert>
  );
}
