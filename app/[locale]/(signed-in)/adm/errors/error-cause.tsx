import { useTranslations } from 'next-intl';

/** The message, and where it happened last for whoever wants to mend it. */
export function ErrorCause({ message, stack }: { message: string; stack: string }) {
  const t = useTranslations('upkeep.errors');
  return (
    <div data-verbatim className="min-w-0 font-normal">
      <p className="wrap-anywhere font-semibold">{message || '—'}</p>
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
