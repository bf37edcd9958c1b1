'use client';

import { useTranslations } from 'next-intl';
import { Alert } from '@/components/ui/alert';
import { Button, ButtonLink } from '@/components/ui/button';
import { SlowNotice } from './slow-notice';

type Props = {
  label: string;
  pending: boolean;
  refusal: string | undefined;
  errorCount: number;
  cancelHref: string;
  onGiveUp: () => void;
};

/** The end of a long form: always in sight, with what became of the last try. */
export function SaveBar({ label, pending, refusal, errorCount, cancelHref, onGiveUp }: Props) {
  const t = useTranslations('courses.form');
  return (
    <>
      {refusal && (
        <Alert tone="danger" announce>
          {refusal}
        </Alert>
      )}
      <SlowNotice pending={pending} onCancel={onGiveUp} />
      <div className="sticky bottom-(--bottom-bar) z-10 -mx-4 flex flex-wrap items-center gap-2 border-line border-t bg-canvas px-4 py-3 sm:mx-0 sm:px-0">
        <Button type="submit" variant="primary" busy={pending}>
          {pending ? t('saving') : label}
        </Button>
        <ButtonLink href={cancelHref} variant="quiet">
          {t('cancel')}
        </ButtonLink>
        <p aria-live="polite" className="text-danger-ink">
          {errorCount > 0 && t('fixFields', { count: errorCount })}
        </p>
      </div>
    </>
  );
}
