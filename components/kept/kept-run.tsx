'use client';

import { RunDesk } from '@/components/classroom/run-desk';
import { RunSeat } from '@/components/classroom/run-seat';
import type { Desk } from '@/lib/classroom/schemas/desk';
import type { Seat } from '@/lib/classroom/schemas/seat';
import { KeptLessons, type KeptScreenProps } from './kept-lessons';

/** /run without a line: the desk of who teaches, the seat of who learns. */
export function KeptRun(props: KeptScreenProps) {
  return (
    <KeptLessons
      {...props}
      draw={({ kind, content, keptAt }, me) => {
        if (kind === 'seat') return <RunSeat initial={content as Seat} person={me.id} keptAt={keptAt} />;
        const isProjector = new URLSearchParams(location.search).get('view') === 'projector';
        const view = isProjector ? 'projector' : undefined;
        return <RunDesk initial={content as Desk} me={me} person={me.id} fresh={false} view={view} keptAt={keptAt} />;
      }}
    />
  );
}
