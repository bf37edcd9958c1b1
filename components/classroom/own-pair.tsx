import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import type { Seat } from '@/lib/classroom/schemas/seat';

/** With whom one programs today, and who begins at the keyboard. */
export function OwnPair({ pair }: { pair: NonNullable<Seat['lesson']['pair']> }) {
  const t = useTranslations('seat.pair');
  const partners = pair.partners;
  return (
    <p className="flex items-center gap-3 rounded-lg border border-line bg-surface px-4 py-3 text-lg">
      <Icon name="users" size={28} className="shrink-0" />
      <span className="min-w-0">
        <strong className="block">
          {partners.length === 0 ? t('alone') : t('with', { names: partners.join(', ') })}
        </strong>
        {partners.length > 0 && t(pair.place === 0 ? 'types' : 'helps')}
      </span>
    </p>
  );
}
