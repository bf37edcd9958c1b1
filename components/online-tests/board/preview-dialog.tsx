'use client';

import { useTranslations } from 'next-intl';
import { useCallback, useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Dialog } from '@/components/ui/dialog';
import { Loader } from '@/components/ui/loader';
import { readTestPreviewOp } from '@/lib/online-tests/contract';
import { useOperation } from '@/lib/platform/browser/use-operation';
import { PreviewedQuestions } from '../previewed-questions';
import { TimeLeft } from '../time-left';
import type { Place } from './use-board';

type Props = Place & { versionId: string; onClose: () => void };

/** Five questions and ten minutes, as a pupil would get them (§9). Nothing that is answered here is stored. */
export function PreviewDialog({ classId, unit, versionId, onClose }: Props) {
  const t = useTranslations('testBoard');
  const { data, isError } = useOperation(readTestPreviewOp, { classId, unit, versionId }, { throwOnError: false });
  const [begunAt] = useState(() => Date.now());
  const [isOver, setOver] = useState(false);
  const now = useCallback(() => Date.now(), []);
  const over = useCallback(() => setOver(true), []);
  return (
    <Dialog open onClose={onClose} title={t('previewTitle')} lead={t('previewLead')} closeLabel={t('close')} width="lg">
      {isError && <Alert tone="danger">{t('notRead')}</Alert>}
      {!(data || isError) && <Loader label={t('reading')} />}
      {data && (
        <div className="grid gap-6">
          <TimeLeft deadline={begunAt + data.minutes * 60_000} now={now} onOver={over} className="text-xl" />
          <PreviewedQuestions questions={data.questions} isOver={isOver} />
        </div>
      )}
    </Dialog>
  );
}
