'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { bytesOfParts, type Gathered, gathered } from '@/lib/online-tests/rules/packet';
import { readCodes } from './read-codes';

type Props = { onBytes: (bytes: Uint8Array) => void; onRefused: () => void };

/** Looks for the codes of a device until all of its parts have been seen. */
export function CameraView({ onBytes, onRefused }: Props) {
  const t = useTranslations('testBoard.carry');
  const video = useRef<HTMLVideoElement>(null);
  const [read, setRead] = useState<Gathered>();
  const found = useEffectEvent((bytes: Uint8Array) => onBytes(bytes));
  const refused = useEffectEvent(() => onRefused());
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
    if (video.current) readCodes(video.current, stopping.signal, take).catch(() => refused());
    return () => stopping.abort();
  }, []);
  return (
    <>
      <video
        ref={video}
        muted
        playsInline
        // What is seen is what is read.
        className="mx-auto aspect-square w-full max-w-[50vh] rounded-md bg-sunken object-cover"
        aria-label={t('camera')}
      />
      <p role="status" className="min-h-6">
        {read ? t('partsRead', { count: read.parts.size, of: read.of, next: missingPart(read) }) : t('aim')}
      </p>
    </>
  );
}

function missingPart({ of, parts }: Gathered): number {
  return Array.from({ length: of }, (_, at) => at + 1).find((number) => !parts.has(number)) ?? of;
}
