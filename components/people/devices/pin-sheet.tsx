'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { useGo } from '@/components/ui/use-go';
import type { ReplyOf } from '@/lib/platform/http/operation';
import type { printPinsOp } from '@/lib/shared-devices/contract';

const cardsOnPaper = 21;

/** In millimeters, whatever the letters' size: three by seven fill A4 between its margins. */
const onPaper = 'print:h-[37mm] print:gap-[1mm] print:p-[2.5mm] print:text-[7pt]';

/** The PINs to cut out. Each sheet stands by itself, because Chromium leaves an empty one behind a grid that is cut. */
export function PinSheet({ made: { className, pins } }: { made: ReplyOf<typeof printPinsOp> }) {
  const t = useTranslations('sharedDevices.pins');
  const go = useGo();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  const sheets = Array.from({ length: Math.ceil(pins.length / cardsOnPaper) }, (_, index) =>
    pins.slice(index * cardsOnPaper, (index + 1) * cardsOnPaper),
  );
  return (
    <>
      <div data-print="no" className="mb-6">
        <Alert
          tone="success"
          announce
          title={t('ready', { count: pins.length })}
          actions={
            <>
              <Button ref={button} variant="primary" icon="print" onClick={() => print()}>
                {t('print')}
              </Button>
              <Button onClick={() => go.refresh()}>{t('done')}</Button>
            </>
          }
        >
          {t('readyHint')}
        </Alert>
      </div>
      {sheets.map((sheet) => (
        <ul
          key={sheet[0]?.id}
          className="grid grid-cols-1 gap-2 sm:grid-cols-3 sm:gap-0 print:grid-cols-3 print:gap-0 print:not-first-of-type:break-before-page"
        >
          {sheet.map(({ id, name, pin }) => (
            <li
              key={id}
              className={`flex min-w-0 flex-col gap-1 border border-edge border-dashed bg-surface p-4 text-sm leading-tight ${onPaper}`}
            >
              <p className="line-clamp-2 font-semibold text-base leading-tight wrap-anywhere print:text-[10pt]">
                {name}
              </p>
              <p className="truncate text-ink-soft">{className}</p>
              <p className="font-bold text-3xl tracking-[0.2em] print:text-[20pt]">
                <code>{pin}</code>
              </p>
              <p className="text-ink-soft">{t('how')}</p>
            </li>
          ))}
        </ul>
      ))}
    </>
  );
}
