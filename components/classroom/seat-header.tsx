import { useLocale, useTranslations } from 'next-intl';
import { SyncState } from '@/components/outbox/sync-state';
import { Badge } from '@/components/ui/badge';
import type { Seat } from '@/lib/classroom/schemas/seat';
import type { Locale } from '@/lib/platform/i18n/locales';
import { Countdown } from './countdown';

/** Which lesson it is, how long what is done now still takes, and how far the taps are. */
export function SeatHeader({ seat, offsetMs }: { seat: Seat; offsetMs: number }) {
  const t = useTranslations('seat');
  const locale = useLocale() as Locale;
  const { lesson } = seat;
  return (
    <header className="mb-4">
      <div className="flex items-center justify-between gap-3">
        <p className="min-w-0 font-semibold text-ink-soft leading-tight">{seat.class.name}</p>
        <SyncState locale={locale} className="shrink-0" />
      </div>
      {lesson.status === 'notStarted' ? (
        <h1 className="sr-only">{t('waitingTitle')}</h1>
      ) : (
        <h1 className="text-2xl wrap-anywhere">{t('lesson', { number: lesson.number, name: lesson.name })}</h1>
      )}
      {lesson.status === 'ongoing' && !seat.screensOff && (
        <p className="mt-1 flex flex-wrap items-center gap-x-3 text-lg">
          <Badge tone="success">{t('now')}</Badge>
          <Countdown
            timer={lesson.timer}
            offsetMs={offsetMs}
            label={t('timeLeft')}
            className="text-3xl leading-tight"
          />
          {lesson.timer.endsAt === null && lesson.timer.leftMs !== null && (
            <span className="text-ink-soft">{t('paused')}</span>
          )}
        </p>
      )}
    </header>
  );
}
