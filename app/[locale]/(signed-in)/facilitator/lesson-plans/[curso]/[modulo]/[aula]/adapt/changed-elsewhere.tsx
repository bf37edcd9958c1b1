'use client';

import { useTranslations } from 'next-intl';
import { useFormView } from '@/components/forms/form-view';
import { Alert } from '@/components/ui/alert';
import { AppLink } from '@/components/ui/app-link';
import { Button } from '@/components/ui/button';

/** Another tab saved first: the person decides, with both versions in sight. */
export function ChangedElsewhere({ href }: { href: string }) {
  const t = useTranslations('lessonFeedback.adapt');
  const { isStale, isPending, saveAnyway } = useFormView();
  if (!isStale) return null;
  return (
    <Alert
      tone="warning"
      announce
      title={t('changedTitle')}
      actions={
        <>
          <AppLink
            href={href}
            target="_blank"
            rel="noopener"
            className="inline-flex min-h-11 items-center font-semibold underline"
          >
            {t('openCurrent')}
          </AppLink>
          <Button busy={isPending} onClick={saveAnyway}>
            {t('saveAnyway')}
          </Button>
        </>
      }
    >
      {t('changedText')}
    </Alert>
  );
}
