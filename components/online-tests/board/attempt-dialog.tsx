'use client';

import { useTranslations } from 'next-intl';
import { Alert } from '@/components/ui/alert';
import { Dialog } from '@/components/ui/dialog';
import { Loader } from '@/components/ui/loader';
import { readAttemptOp } from '@/lib/online-tests/contract';
import { useOperation } from '@/lib/platform/browser/use-operation';
import { KeyLine } from '../key-line';
import type { Place } from './use-board';

type Props = Place & { attemptId: string; name: string; onClose: () => void };

/** A pupil's answers beside what is right: for who teaches it is never over. */
export function AttemptDialog({ classId, unit, attemptId, name, onClose }: Props) {
  const t = useTranslations('testBoard');
  const { data, isError } = useOperation(readAttemptOp, { classId, unit, attemptId }, { throwOnError: false });
  return (
    <Dialog open onClose={onClose} title={name} lead={data?.name} closeLabel={t('close')} width="lg">
      {isError && <Alert tone="danger">{t('notRead')}</Alert>}
      {!(data || isError) && <Loader label={t('reading')} />}
      <div className="grid gap-4">
        {data?.key.map((line, at) => (
          <KeyLine key={line.question.id} line={line} number={at + 1} of={data.key.length} />
        ))}
      </div>
    </Dialog>
  );
}
