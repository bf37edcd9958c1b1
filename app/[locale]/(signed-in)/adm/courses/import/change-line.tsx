import { useTranslations } from 'next-intl';
import { Badge, type Tone } from '@/components/ui/badge';
import type { Change } from '@/lib/course-transfer/schemas';

const tones: Record<Change['change'], Tone> = {
  created: 'success',
  changed: 'info',
  unchanged: 'neutral',
  kept: 'warning',
};

export function ChangeLine({ change: { thing, change, code, name, fields } }: { change: Change }) {
  const t = useTranslations('courseTransfer');
  const words = fields.map((field) => t(`field.${field as 'name'}`)).join(', ');
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 py-2.5">
      <div className="min-w-0">
        <p className="[overflow-wrap:anywhere]">
          <span className="text-ink-soft">
            {t(`thing.${thing}`)} {code}
          </span>{' '}
          <span className="font-medium">{name}</span>
        </p>
        {fields.length > 0 && <p className="text-sm text-ink-soft">{t('fields', { fields: words })}</p>}
      </div>
      <Badge tone={tones[change]}>{t(`change.${change}`)}</Badge>
    </li>
  );
}
