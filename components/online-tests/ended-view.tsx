'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { CarryPart } from './carry-part';
import type { AnswerState } from './device/kept-attempt';
import { PassOn } from './pass-on';
import type { Taking } from './use-attempt';

/** After the end: the receipt once the server has all, and until then what still waits on this device. */
export function EndedView({ taking, onLeave }: { taking: Taking; onLeave: () => void }) {
  const t = useTranslations('onlineTest');
  const { attempt, latest, answers, isCut, isSending, runner } = taking;
  const { standing, ending, begun } = attempt;
  const title = useRef<HTMLSpanElement>(null);
  // Time may end it under a hand that writes: what happened is said first.
  useEffect(() => title.current?.focus(), []);
  const waiting = answers.filter(({ state }) => state === 'here').length;
  const endingAs = (as: AnswerState) => [...latest.values()].filter(({ state }) => state === as).length;
  const [late, refused] = [endingAs('late'), endingAs('refused')];
  const isByTime = standing?.concludedBy === 'time' || ending?.byTime;
  const hasArrived = standing?.state === 'concluded' && waiting === 0;
  return (
    <Card
      accent
      headingLevel={2}
      title={
        <span ref={title} tabIndex={-1} className="wrap-anywhere outline-none">
          {t(endTitle(standing?.concludedBy, isByTime), { name: begun.name })}
        </span>
      }
      className="mx-auto max-w-[640px]"
    >
      {hasArrived ? (
        <>
          <p className="text-lg">{t(late + refused > 0 ? 'othersArrived' : 'arrived')}</p>
          <p className="mt-3">{t('receipt')}</p>
          <p className="font-bold text-3xl tracking-widest" data-verbatim>
            {standing.receipt}
          </p>
        </>
      ) : (
        <div role="status">
          <p className="text-lg">{t('stillHere', { count: waiting })}</p>
          <p className="mt-2 text-ink-soft">{isCut ? t('keepOpen') : t('sendingNow')}</p>
          <Button className="mt-3" icon="refresh" busy={isSending} onClick={() => runner.kick()}>
            {t('sendNow')}
          </Button>
        </div>
      )}
      {!hasArrived && isCut && (
        <div className="mt-4">
          <CarryPart attempt={attempt} answers={answers} />
        </div>
      )}
      {late > 0 && (
        <Alert tone="warning" className="mt-4">
          {t('lateOnes', { count: late })}
        </Alert>
      )}
      {refused > 0 && (
        <Alert tone="warning" className="mt-4">
          {t('refusedOnes', { count: refused })}
        </Alert>
      )}
      {hasArrived && (
        <Button variant="primary" className="mt-5" onClick={onLeave}>
          {t('toTests')}
        </Button>
      )}
      <PassOn offline={isCut} />
    </Card>
  );
}

function endTitle(by: string | null | undefined, isByTime: boolean | undefined) {
  if (by === 'facilitator') return 'endedByTeacher' as const;
  return isByTime ? ('endedByTime' as const) : ('ended' as const);
}
