import { useTranslations } from 'next-intl';
import { Badge, type Tone } from '@/components/ui/badge';
import type { ShownOperation } from './api-document';
import { OperationFields } from './operation-fields';

const tones: Record<string, Tone> = { GET: 'info', POST: 'brand', PUT: 'success', DELETE: 'danger' };

/** Closed it is one line; opened it says what goes in and what comes out. No script. */
export function OperationCard({ operation }: { operation: ShownOperation }) {
  const t = useTranslations('apiDocs');
  return (
    <details id={operation.id} className="rounded-lg border border-line bg-surface shadow-sm">
      <summary className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 rounded-lg px-4 py-2.5 hover:bg-sunken">
        <Badge tone={tones[operation.method] ?? 'neutral'}>{operation.method}</Badge>
        <code className="break-all font-semibold">{operation.path}</code>
        <span className="text-ink-soft">{operation.summary}</span>
        {operation.open && <Badge>{t('open')}</Badge>}
      </summary>
      <div className="px-4 pb-4">
        <OperationFields title={t('parameters')} fields={operation.parameters} />
        {operation.bodyType && (
          <p className="mt-4 text-ink-soft text-sm">
            <code>{operation.bodyType}</code>
          </p>
        )}
        <OperationFields title={t('body')} fields={operation.body} />
        <OperationFields title={t('reply')} fields={operation.reply} />
      </div>
    </details>
  );
}
