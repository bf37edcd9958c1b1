import { useLocale, useTranslations } from 'next-intl';
import type { Actor } from '@/lib/access/actor';
import { localeOf } from '@/lib/platform/i18n/locales';
import type { Room } from './ahead';
import { KeepAhead } from './keep-ahead';

type Props = { actor: Actor; kind: 'desk' | 'seat'; rooms: readonly Room[] };

/** On a home. Who looks as somebody else leaves nothing of that person on the device. */
export function LessonsAhead({ actor, kind, rooms }: Props) {
  const t = useTranslations('kept.ahead');
  const locale = localeOf(useLocale());
  if (actor.seeing || rooms.length === 0) return null;
  const count = rooms.length;
  const number = rooms[0]?.number ?? 0;
  return (
    <KeepAhead
      person={actor.id}
      kind={kind}
      rooms={rooms}
      locale={locale}
      words={{
        keep: t('keep', { count, number }),
        keeping: t('keeping'),
        kept: t('kept', { count, number, time: '{time}' }),
        failed: t('failed'),
      }}
    />
  );
}
