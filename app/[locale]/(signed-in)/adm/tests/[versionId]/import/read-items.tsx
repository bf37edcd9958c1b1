import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { Card } from '@/components/ui/card';
import type { ReplyOf } from '@/lib/platform/http/operation';
import type { checkQuestionsOp } from '@/lib/question-bank/contract';
import type { Question } from '@/lib/question-bank/schemas/questions';

type Item = ReplyOf<typeof checkQuestionsOp>['items'][number];

/** Every question of the file: as what it comes in, what of it changes, and why one stays out. */
export function ReadItems({ items }: { items: readonly Item[] }) {
  const t = useTranslations('questionImport');
  const staying = items.filter(({ refusal }) => refusal !== null).length;
  const changed = items.filter(({ refusal, notes }) => refusal === null && notes.length > 0).length;
  const counts = [
    t('coming', { count: items.length - staying }),
    changed > 0 && t('changed', { count: changed }),
    staying > 0 && t('staying', { count: staying }),
  ].filter(Boolean);
  return (
    <Card title={t('found')} lead={counts.join(' · ')} flush>
      <ol className="m-0 list-none divide-y divide-line px-4 py-0">
        {items.map((item, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what was read never moves.
          <ReadLine key={at} item={item} />
        ))}
      </ol>
    </Card>
  );
}

function ReadLine({ item: { entry, line, title, kind, notes, refusal } }: { item: Item }) {
  const t = useTranslations('questionImport');
  const bank = useTranslations('questionBank');
  const place = [entry, t('line', { line: refusal?.line ?? line })].filter(Boolean).join(', ');
  return (
    <li className="grid gap-1 py-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1">
        <p className="min-w-0 font-semibold wrap-anywhere">{title || t('untitled')}</p>
        {refusal ? (
          <Badge tone="danger">{t('staysOut')}</Badge>
        ) : (
          <Badge tone={notes.length > 0 ? 'warning' : 'success'}>{bank(`kinds.${kind as Question['kind']}`)}</Badge>
        )}
      </div>
      <p className="text-ink-soft wrap-anywhere">
        {place}
        {refusal && `: ${t(`refusals.${refusal.code}` as 'refusals.braces', refusal.values)}`}
      </p>
      {notes.length > 0 && (
        <ul className="m-0 list-disc ps-5">
          {notes.map(({ code, values }) => (
            <li key={code}>{t(`notes.${code}` as 'notes.title-cut', values)}</li>
          ))}
        </ul>
      )}
    </li>
  );
}
