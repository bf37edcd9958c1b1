import { useTranslations } from 'next-intl';
import type { ShownField } from './api-document';

/** Names, types and limits, as the wire has them. */
export function OperationFields({
  title,
  fields,
}: {
  title: string;
  fields: readonly (ShownField & { in?: string })[];
}) {
  const t = useTranslations('apiDocs');
  if (fields.length === 0) return null;
  return (
    <section className="mt-4">
      <h3 className="font-semibold text-ink-soft">{title}</h3>
      <ul className="mt-1 divide-y divide-line">
        {fields.map((field) => (
          <li key={field.name} className="flex flex-wrap items-baseline gap-x-3 gap-y-0.5 py-1.5">
            <code className="font-semibold">{field.name}</code>
            {field.required && <span className="text-brand-ink text-sm">{t('required')}</span>}
            <code className="break-all text-ink-soft text-sm">{field.type}</code>
            {field.limits && <span className="text-ink-soft text-sm tabular-nums">{field.limits}</span>}
            {field.in && (
              <span className="text-ink-soft text-sm">{t(`in.${field.in === 'path' ? 'path' : 'query'}`)}</span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
