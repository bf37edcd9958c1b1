'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { ProgressBar } from '@/components/ui/progress';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import type { UploadProgress } from '@/lib/platform/browser/upload-file';

const megabyte = 1024 * 1024;

/** How much has arrived; after that, that it is being read. */
export function ImportProgress({ step, progress }: { step: 'sending' | 'checking'; progress?: UploadProgress }) {
  const t = useTranslations('courseTransfer');
  const format = useFormatter();
  const label = progress?.phase === 'waiting' ? t('waiting') : t(step);
  const inMegabytes = (bytes: number) => format.number(bytes / megabyte, { maximumFractionDigits: 1 });
  return (
    <>
      <VisuallyHidden>
        <span role="status">{label}</span>
      </VisuallyHidden>
      {progress ? (
        <ProgressBar
          label={label}
          value={progress.sentBytes}
          max={progress.totalBytes}
          amount={t('sendingAmount', {
            sent: inMegabytes(progress.sentBytes),
            total: inMegabytes(progress.totalBytes),
          })}
        />
      ) : (
        <ProgressBar label={label} />
      )}
    </>
  );
}
