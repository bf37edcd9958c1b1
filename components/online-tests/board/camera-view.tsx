'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { bytesOfParts, type Gathered, gathered } from '@/lib/online-tests/rules/packet';
import { readCodes } from './read-codes';

/** Looks for the codes of a device until all of its parts have been seen. */
export function CameraView({ onBytes }: { onBytes: (bytes: Uint8Array) => void }) {
  const t = useTranslations('testBoard.carry');
  const video = useRef<HTMLVideoElement>(null);
  const [read, setRead] = useState<Gathered>();
  const [isRefused, setRefused] = useState(false);
  const found = useEffectEvent((bytes: Uint8Array) => onBytes(bytes));
  useEffect(() => {
    const stopping = new AbortController();
    let all: Gathered | undefined;
    const take = (text: string) => {
      all = gathered(all, text);
      setRead(all);
      const bytes = all && bytesOfParts(all);
      if (!bytes || stopping.signal.aborted) return;
      stopping.abort();
      found(bytes);
    };
    if (video.current) readCodes(video.current, stopping.signal, take).catch(() => setRefused(true));
    return () => stopping.abort();
  }, []);
  if (isRefused) return <Alert tone="warning">{t('noCamera')}</Alert>;
  return (
    <>
      <video
        ref={video}
        muted
        playsInline
        className="max-h-[50vh] w-full rounded-md bg-sunken"
        aria-label={t('camera')}
      />
      <p role="status" className="min-h-6">
        {read ? t('partsRead', { count: read.parts.size, of: read.of }) : t('aim')}
      </p>
    </>
  );
}
