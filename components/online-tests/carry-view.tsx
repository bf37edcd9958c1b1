'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { packetParts, typedLines } from '@/lib/online-tests/rules/packet';
import { qrPath } from '@/lib/platform/qr/qr-path';
import { packetOf } from './device/packet';
import type { Taking } from './use-attempt';

/** What waits on this device as pictures for a camera, and as lines for who has none: a line that never returns loses nothing. */
export function CarryView({ attempt, answers }: Pick<Taking, 'attempt' | 'answers'>) {
  const t = useTranslations('onlineTest.carry');
  const [bytes, setBytes] = useState<Uint8Array>();
  const [at, setAt] = useState(0);
  useEffect(() => {
    let isHere = true;
    packetOf(attempt, answers).then(
      (packet) => isHere && setBytes(packet),
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, [attempt, answers]);
  if (!bytes) return <p role="status">{t('making')}</p>;
  const parts = packetParts(bytes);
  const number = Math.min(at, parts.length - 1);
  return (
    <div className="grid gap-3">
      <p>{t('text')}</p>
      <Code text={parts[number] as string} label={t('picture', { number: number + 1, of: parts.length })} />
      {parts.length > 1 && (
        <div className="flex flex-wrap items-center justify-center gap-3">
          <span className="font-semibold">{t('part', { number: number + 1, of: parts.length })}</span>
          <Button icon="refresh" onClick={() => setAt((number + 1) % parts.length)}>
            {t('nextPart')}
          </Button>
        </div>
      )}
      <details>
        <summary className="min-h-11 cursor-pointer py-2 font-semibold underline">{t('noCamera')}</summary>
        <p className="mb-2">{t('typeLines')}</p>
        <ol className="m-0 grid list-decimal gap-1 ps-10 font-mono text-lg" data-verbatim translate="no">
          {typedLines(bytes).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ol>
      </details>
    </div>
  );
}

/** Black on white in every theme: cameras know no other. */
function Code({ text, label }: { text: string; label: string }) {
  const { size, path } = qrPath(text);
  const here = useRef<SVGSVGElement>(null);
  // On a phone it would stand half below the fold, and the button that opened it is gone.
  useEffect(() => {
    here.current?.focus({ preventScroll: true });
    here.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <svg
      ref={here}
      tabIndex={-1}
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      className="mx-auto w-full max-w-[22rem] bg-white outline-none"
    >
      <path d={path} fill="#000" />
    </svg>
  );
}
