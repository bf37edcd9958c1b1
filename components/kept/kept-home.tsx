'use client';

import { WayView } from '@/components/classroom/own-way';
import { useSeat } from '@/components/classroom/use-seat';
import { SyncState } from '@/components/outbox/sync-state';
import { wayOfSeat } from '@/lib/classroom/rules/own-way';
import type { Seat } from '@/lib/classroom/schemas/seat';
import type { Locale } from '@/lib/platform/i18n/locales';
import { KeptLessons, type KeptScreenProps } from './kept-lessons';

/** /student without a line: what comes next, and the way through the module. */
export function KeptHome(props: KeptScreenProps) {
  return (
    <KeptLessons
      {...props}
      draw={({ content }, me) => <KeptWay seat={content as Seat} person={me.id} locale={props.locale} />}
    />
  );
}

function KeptWay({ seat: initial, person, locale }: { seat: Seat; person: string; locale: Locale }) {
  const { seat } = useSeat(initial, { person });
  return (
    <>
      <header className="mb-4 flex items-center justify-between gap-3">
        <h1 className="min-w-0 text-2xl wrap-anywhere">{seat.class.name}</h1>
        <SyncState locale={locale} className="shrink-0" />
      </header>
      <WayView way={wayOfSeat(seat)} />
    </>
  );
}
