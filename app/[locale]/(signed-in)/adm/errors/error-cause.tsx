import { useTranslations } from 'next-intl';
import type { Tipo } from '@/lib/access/actor';

type Props = { message: string; stack: string; tipos: readonly Tipo[] };

/** The message, who met it, and where it happened last for whoever wants to mend it. */
export function ErrorCause({ message, stack, tipos }: Props) {
  const t = useTranslations('upkeep.errors');
  const tipo = useTranslations('shell.tipo');
  return (
    <div data-verbatim className="min-w-0 font-normal md:min-w-64">
      <p className="wrap-anywhere font-semibold">{message || '—'}</p>
      {tipos.length > 0 && (
        <p className="text-ink-soft text-sm">{t('tipos', { tipos: tipos.map((one) => tipo(one)).join(', ') })}</p>
      )}
      {stack && (
        <details className="mt-1">
          <summary className="inline-flex min-h-11 cursor-pointer items-center text-brand-ink text-sm">
            {t('stack')}
          </summary>
          <pre className="wrap-anywhere mt-1 max-h-64 overflow-y-auto whitespace-pre-wrap rounded-md bg-sunken p-3 text-xs">
            {stack}
          </pre>
        </details>
      )}
    </div>
  );
}
