'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { useFailureWords } from '@/components/forms/use-failure-words';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { FileDrop } from '@/components/ui/file-drop';
import { toast } from '@/components/ui/toast';
import { useGo } from '@/components/ui/use-go';
import { links } from '@/lib/links';
import { CallFailure } from '@/lib/platform/browser/call';
import { useCommand } from '@/lib/platform/browser/use-command';
import type { ReplyOf } from '@/lib/platform/http/operation';
import { checkQuestionsOp, importQuestionsOp } from '@/lib/question-bank/contract';
import { questionFileBytesMax } from '@/lib/question-bank/rules/kinds';
import { ReadItems } from './read-items';

type Checked = ReplyOf<typeof checkQuestionsOp> & { file: Uint8Array<ArrayBuffer> };

const maximum = questionFileBytesMax / 1024 / 1024;

/** A file is read, what would come in is shown, and only then it is written: the same bytes, on the same draft. */
export function ImportQuestions({ id }: { id: string }) {
  const t = useTranslations('questionImport');
  const go = useGo();
  const check = useCommand(checkQuestionsOp);
  const write = useCommand(importQuestionsOp);
  const [checked, setChecked] = useState<Checked>();
  const [refusal, setRefusal] = useState<unknown>();
  const here = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (checked) here.current?.focus();
  }, [checked]);

  async function read(chosen: File | null) {
    setRefusal(undefined);
    setChecked(undefined);
    if (!chosen) return;
    try {
      const file = new Uint8Array(await chosen.arrayBuffer());
      setChecked({ ...(await check.run({ id, file })), file });
    } catch (error) {
      setRefusal(error);
    }
  }
  async function confirm() {
    if (!checked) return;
    const { basis, revision, file } = checked;
    try {
      await write.run({ id, file, basis, revision });
      toast.success(t('done', { count: coming }));
      go.push(links.admTestVersion(id));
    } catch (error) {
      setRefusal(error);
    }
  }

  const coming = checked?.items.filter(({ refusal: why }) => why === null).length ?? 0;
  return (
    <div className="grid max-w-[80ch] gap-6">
      <FileDrop
        label={t('file')}
        accept=".txt,.gift,.xml,.zip"
        bytesMax={questionFileBytesMax}
        hint={t('hint', { maximum })}
        onFile={(file) => void read(file)}
        texts={{
          prompt: t('prompt'),
          browse: t('browse'),
          remove: t('remove'),
          wrongType: t('wrongType'),
          tooLarge: t('tooLarge', { maximum }),
        }}
      />
      {check.isPending && <p role="status">{t('checking')}</p>}
      {checked && (
        <div ref={here} tabIndex={-1} className="grid gap-4 outline-none">
          <ReadItems items={checked.items} />
          {coming > 0 && (
            <div>
              <Button variant="primary" icon="upload" busy={write.isPending} onClick={() => void confirm()}>
                {t('confirm', { count: coming })}
              </Button>
            </div>
          )}
        </div>
      )}
      {/* Below what was pressed: the list of a whole bank is long. */}
      {refusal !== undefined && <Refusal refusal={refusal} />}
    </div>
  );
}

function Refusal({ refusal }: { refusal: unknown }) {
  const words = useFailureWords();
  const [field] = refusal instanceof CallFailure ? refusal.fields : [];
  return (
    <Alert tone="danger" announce title={words.ofCall(refusal)}>
      {field && <p className="wrap-anywhere">{words.ofField(field)}</p>}
    </Alert>
  );
}
