'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { seatOp } from '@/lib/classroom/contract';
import { missionsOf } from '@/lib/classroom/rules/own-missions';
import type { Seat } from '@/lib/classroom/schemas/seat';
import { call } from '@/lib/platform/browser/call';
import { lazily } from '@/lib/platform/browser/lazy';
import { Fold } from './fold';
import { GlossarySearch } from './glossary-search';

const loadMissions = () => lazily(() => import('./ticked-missions'));

type Read = { seat: Seat; missions: Awaited<ReturnType<typeof loadMissions>> };

/** Missions and words of the module on a pupil's home: they come when somebody looks, so that the home weighs nothing more. */
export function OwnModule({ classId }: { classId: string }) {
  const t = useTranslations('seat');
  const [found, setFound] = useState<Read>();
  const [hasFailed, setFailed] = useState(false);

  function read() {
    if (found) return;
    setFailed(false);
    Promise.all([call(seatOp, { classId }), loadMissions()]).then(
      ([seat, missions]) => setFound({ seat, missions }),
      () => setFailed(true),
    );
  }

  const waiting = <p role="status">{t(hasFailed ? 'module.failed' : 'module.reading')}</p>;
  return (
    <div className="grid gap-2 text-lg">
      <Fold title={t('missions')} onOpen={read}>
        {found ? <Missions {...found} /> : waiting}
      </Fold>
      <Fold title={t('glossary.title')} onOpen={read}>
        {found ? <GlossarySearch glossary={found.seat.glossary} onlyFound /> : waiting}
      </Fold>
    </div>
  );
}

function Missions({ seat, missions: { TickedMissions } }: Read) {
  const t = useTranslations('seat.ownMissions');
  if (missionsOf(seat).length === 0) return <p>{t('none')}</p>;
  return <TickedMissions initial={seat} />;
}
