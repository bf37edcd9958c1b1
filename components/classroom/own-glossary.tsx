'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { seatOp } from '@/lib/classroom/contract';
import type { Seat } from '@/lib/classroom/schemas/seat';
import { call } from '@/lib/platform/browser/call';
import { Fold } from './fold';
import { GlossarySearch } from './glossary-search';

/** The words of the module on a pupil's home: they come when somebody looks for one, so that the home weighs nothing more. */
export function OwnGlossary({ classId }: { classId: string }) {
  const t = useTranslations('seat.glossary');
  const [glossary, setGlossary] = useState<Seat['glossary']>();
  const [hasFailed, setFailed] = useState(false);

  function read() {
    if (glossary) return;
    setFailed(false);
    call(seatOp, { classId }).then(
      (seat) => setGlossary(seat.glossary),
      () => setFailed(true),
    );
  }

  return (
    <div className="text-lg">
      <Fold title={t('title')} onOpen={read}>
        {glossary ? (
          <GlossarySearch glossary={glossary} onlyFound />
        ) : (
          <p role="status">{t(hasFailed ? 'failed' : 'reading')}</p>
        )}
      </Fold>
    </div>
  );
}
