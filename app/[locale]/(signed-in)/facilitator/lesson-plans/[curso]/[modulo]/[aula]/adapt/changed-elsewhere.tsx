'use client';

import { useTranslations } from 'next-intl';
import { Alert } from '@/components/ui/alert';
import { AppLink } from '@/components/ui/app-link';
import { Button } from '@/components/ui/button';

type Props = { href: string; busy: boolean; onSaveAnyway: () => void };

/** Another tab saved first: the person decides, with both versions in sight. */
export function ChangedElsewhere({ href, busy, onSaveAnyway }: Props) {
  const t = useTranslations('lessonFeedback.adapt');
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
