'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useAction } from '@/components/forms/use-action';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { readVersionPreviewOp } from '@/lib/online-tests/contract';
import type { AskedQuestion } from '@/lib/online-tests/schemas/taking';
import { PreviewedQuestions } from './previewed-questions';

type Props = {
  versionId: string;
  /** What must be done before the version is read, such as saving it; false where that failed. */
  before?: () => Promise<boolean>;
};

/** All questions of a version as a pupil would get them, without a clock. Read anew each time: a draft changes. */
export function VersionPreview({ versionId, before }: Props) {
  const t = useTranslations('testBoard');
  const reading = useAction(readVersionPreviewOp);
  const [questions, setQuestions] = useState<readonly AskedQuestion[]>();

  async function show() {
    if (before && !(await before())) return;
    setQuestions((await reading.run({ id: versionId }))?.questions);
  }
  return (
    <>
      <Button icon="eye" busy={reading.isPending} onClick={() => void show()}>
        {t('preview')}
      </Button>
      {questions && (
        <Dialog
          open
          onClose={() => setQuestions(undefined)}
          title={t('previewTitle')}
          lead={t('previewAll', { count: questions.length })}
          closeLabel={t('close')}
          width="lg"
        >
          <div className="grid gap-6">
            <PreviewedQuestions questions={questions} isOver={false} />
          </div>
        </Dialog>
      )}
    </>
  );
}
