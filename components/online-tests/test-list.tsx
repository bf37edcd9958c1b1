'use client';

import { useTranslations } from 'next-intl';
import type * as z from 'zod/mini';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { useTimeOfDay } from '@/components/ui/timed-sentence';
import { beginAttemptOp } from '@/lib/online-tests/contract';
import type { OwnTests } from '@/lib/online-tests/schemas/taking';
import { callAddress } from '@/lib/platform/browser/call';

type Own = z.infer<typeof OwnTests>['tests'][number];
type Props = {
  tests: readonly Own[];
  opening: string | undefined;
  onBegin: (test: Own) => void;
  onResult: (test: Own) => void;
};

/** The tests of a pupil: what may be begun first, with all that is to be known before. */
export function TestList({ tests, opening, onBegin, onResult }: Props) {
  return (
    <ul className="m-0 grid list-none gap-4 p-0">
      {tests.map((test) => (
        <li key={test.attemptId}>
          <OneTest test={test} isOpening={opening === test.attemptId} onBegin={onBegin} onResult={onResult} />
        </li>
      ))}
    </ul>
  );
}

type OneProps = Pick<Props, 'onBegin' | 'onResult'> & { test: Own; isOpening: boolean };

function OneTest({ test, isOpening, onBegin, onResult }: OneProps) {
  const t = useTranslations('onlineTest');
  const time = useTimeOfDay();
  const { state, unit, name, className, redo, questions, limitMinutes, extraMinutes, beginUntil, keyState } = test;
  const isOpen = state === 'released' || state === 'begun';
  return (
    <Card
      accent={isOpen}
      title={name}
      lead={t('ofUnit', { unit, name: className })}
      actions={
        <>
          {redo && <Badge>{t('redo')}</Badge>}
          <Badge tone={isOpen ? 'brand' : 'neutral'}>{t(`states.${state}`)}</Badge>
        </>
      }
    >
      {isOpen && <p className="text-lg">{t('size', { questions, minutes: limitMinutes + extraMinutes })}</p>}
      {state === 'released' && (
        <>
          <p className="mt-1 font-semibold">{t(redo ? 'redoUntil' : 'beginUntil', { time: time(beginUntil) })}</p>
          <ul className="my-3 list-disc ps-6">
            <li>{t('rules.saved')}</li>
            <li>{t('rules.clock')}</li>
            <li>{t('rules.once')}</li>
            <li>{t('rules.leaving')}</li>
          </ul>
        </>
      )}
      {isOpen && (
        <Button
          variant="primary"
          size="lg"
          icon="play"
          className="mt-3"
          busy={isOpening}
          data-ahead={callAddress(beginAttemptOp, test)}
          onClick={() => onBegin(test)}
        >
          {t(state === 'begun' ? 'goOn' : 'begin')}
        </Button>
      )}
      {state === 'concluded' && <p>{t('receiptIs', { code: test.receipt ?? '' })}</p>}
      {state === 'concluded' && keyState !== 'none' && (
        <Button className="mt-3" icon="eye" onClick={() => onResult(test)}>
          {t(keyState === 'due' ? 'seeKey' : 'seeResult')}
        </Button>
      )}
      {state === 'concluded' && keyState === 'none' && <p className="mt-2 text-ink-soft">{t('keySoon')}</p>}
    </Card>
  );
}
