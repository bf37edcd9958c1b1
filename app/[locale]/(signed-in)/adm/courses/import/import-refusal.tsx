'use client';

import { useTranslations } from 'next-intl';
import { useFailureWords } from '@/components/forms/use-failure-words';
import { Alert } from '@/components/ui/alert';
import { CallFailure } from '@/lib/platform/browser/call';

/** Where in the file, and why: one line. */
export function ImportRefusal({ refusal }: { refusal: unknown }) {
  const t = useTranslations('courseTransfer');
  const words = useFailureWords();
  const [field] = refusal instanceof CallFailure ? refusal.fields : [];
  const reason = field?.values?.reason;
  return (
    <Alert tone="danger" announce title={words.ofCall(refusal)}>
      {field && (
        <p data-verbatim className="break-words [overflow-wrap:anywhere]">
          <span className="sr-only">{t('refused')}: </span>
          {words.ofField(field)}
          {reason !== undefined && ` ${words.ofField({ ...field, code: String(reason) })}`}
        </p>
      )}
    </Alert>
  );
}
