'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import type { printCardsOp } from '@/lib/login-cards/contract';
import type { ReplyOf } from '@/lib/platform/http/operation';
import { SignInCard } from './sign-in-card';

type Made = ReplyOf<typeof printCardsOp>;

const cardsOnPaper = 10;

/**
 * Two columns of five on A4, with lines to cut along; on screen the same cards one below the other. Each ten stand by
 * themselves, because Chromium leaves an empty sheet behind a grid that is cut.
 */
export function CardSheet({ made: { cards, className }, day }: { made: Made; day: string }) {
  const t = useTranslations('cards');
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  const sheets = Array.from({ length: Math.ceil(cards.length / cardsOnPaper) }, (_, index) =>
    cards.slice(index * cardsOnPaper, (index + 1) * cardsOnPaper),
  );
  return (
    <>
      <div data-print="no" className="mb-6">
        <Alert
          tone="success"
          announce
          title={t('ready', { count: cards.length })}
          actions={
            <Button ref={button} variant="primary" icon="print" onClick={() => print()}>
              {t('printSheet')}
            </Button>
          }
        >
          {t('readyHint')}
        </Alert>
      </div>
      {sheets.map((sheet) => (
        <ul
          key={sheet[0]?.id}
          className="grid grid-cols-1 gap-4 sm:grid-cols-2 sm:gap-0 print:grid-cols-2 print:gap-0 print:not-first-of-type:break-before-page"
        >
          {sheet.map((card) => (
            <SignInCard key={card.id} card={card} className={className} day={day} />
          ))}
        </ul>
      ))}
    </>
  );
}
