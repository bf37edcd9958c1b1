import { useFormatter, useTranslations } from 'next-intl';
import { Card } from '@/components/ui/card';
import { Icon } from '@/components/ui/icon';
import { ProgressBar } from '@/components/ui/progress';
import type { readReceiptsOp } from '@/lib/mural/contract';
import type { ReplyOf } from '@/lib/platform/http/operation';

/** Who has had the post on the screen; those who have not stand first, since they are to be told. */
export function Receipts({ receipts: { seen, unseen } }: { receipts: ReplyOf<typeof readReceiptsOp> }) {
  const t = useTranslations('mural.receipts');
  const format = useFormatter();
  const all = seen.length + unseen.length;
  return (
    <Card title={t('title')} lead={t('count', { seen: seen.length, all })}>
      {all > 0 && <ProgressBar value={seen.length} max={all} label={t('title')} hideLabel tone="success" />}
      {unseen.length > 0 && (
        <details open={seen.length > 0 && unseen.length <= 10} className="mt-3">
          <summary className="min-h-11 cursor-pointer py-2 font-semibold">
            {t('unseen', { count: unseen.length })}
          </summary>
          <ul className="columns-2 gap-6">
            {unseen.map(({ id, name }) => (
              <li key={id} className="break-inside-avoid py-1">
                {name}
              </li>
            ))}
          </ul>
        </details>
      )}
      {seen.length > 0 && (
        <details className="mt-3">
          <summary className="min-h-11 cursor-pointer py-2 font-semibold">{t('seen', { count: seen.length })}</summary>
          <ul>
            {seen.map(({ id, name, at }) => (
              <li key={id} className="flex items-baseline gap-2 py-1">
                <Icon name="check" size={16} className="self-center text-success-ink" />
                <span className="min-w-0 grow">{name}</span>
                <span className="text-ink-soft text-sm">
                  {format.dateTime(new Date(at), { dateStyle: 'short', timeStyle: 'short' })}
                </span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </Card>
  );
}
