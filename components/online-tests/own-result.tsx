'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { FullScreenLoader } from '@/components/ui/full-screen-loader';
import { closeAnswerKeyOp, openAnswerKeyOp } from '@/lib/online-tests/contract';
import { call } from '@/lib/platform/browser/call';
import type { ReplyOf } from '@/lib/platform/http/operation';
import { KeyLine } from './key-line';

type Result = ReplyOf<typeof openAnswerKeyOp>;

/** The result, and the first time alone what was right beside what was answered: once drawn, the server is told so. */
export function OwnResult({ attemptId, onLeave }: { attemptId: string; onLeave: () => void }) {
  const t = useTranslations('onlineTest');
  const [result, setResult] = useState<Result>();
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    call(openAnswerKeyOp, { attemptId }).then(setResult, () => setFailed(true));
  }, [attemptId]);
  useEffect(() => {
    if (result?.key) call(closeAnswerKeyOp, { attemptId }).catch(() => undefined);
  }, [result, attemptId]);
  if (hasFailed) {
    return (
      <Alert tone="danger" announce>
        {t('resultFailed')} <Button onClick={onLeave}>{t('toTests')}</Button>
      </Alert>
    );
  }
  if (!result) return <FullScreenLoader label={t('opening')} />;
  const { key, theory, topics, ungraded, name } = result;
  return (
    <div className="mx-auto grid max-w-[760px] gap-4">
      <h2 className="text-2xl wrap-anywhere">{t('resultOf', { name })}</h2>
      <Card title={t('theory', { percent: percentOf(theory) })}>
        {ungraded > 0 && <p className="mb-2">{t('ungraded', { count: ungraded })}</p>}
        <ul className="m-0 grid list-none gap-1 p-0">
          {topics.map((topic) => (
            <li key={topic.topic} className="flex justify-between gap-4">
              <span className="wrap-anywhere">{topic.topic}</span>
              <span className="shrink-0 font-semibold tabular-nums">{t('percent', { percent: percentOf(topic) })}</span>
            </li>
          ))}
        </ul>
      </Card>
      {key && <Alert tone="warning">{t('keyOnce')}</Alert>}
      {key?.map((line, at) => (
        <KeyLine key={line.question.id} line={line} number={at + 1} of={key.length} />
      ))}
      {!key && <p className="text-ink-soft">{t('keyShown')}</p>}
      <Button icon="arrow-left" className="justify-self-start" onClick={onLeave}>
        {t('toTests')}
      </Button>
    </div>
  );
}

function percentOf({ right, total }: { right: number; total: number }): number {
  return total === 0 ? 0 : Math.round((100 * right) / total);
}
