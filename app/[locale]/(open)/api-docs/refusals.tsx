import { useTranslations } from 'next-intl';
import { Card } from '@/components/ui/card';
import { KeyValueList } from '@/components/ui/key-value-list';
import { type FailureCode, failures } from '@/lib/failures';

/** Every code that a refused call can carry, with its status and its sentence. */
export function Refusals() {
  const t = useTranslations();
  const codes = Object.entries(failures) as [FailureCode, number][];
  return (
    <Card title={t('apiDocs.failures')} className="mt-8">
      <KeyValueList
        items={codes.map(([code, status]) => ({
          key: code,
          label: (
            <code className="break-all">
              {status} {code}
            </code>
          ),
          value: t(`failures.${code}`),
        }))}
      />
    </Card>
  );
}
