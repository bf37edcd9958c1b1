'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { Editing } from '@/components/forms/use-editing';
import { useFailureWords } from '@/components/forms/use-failure-words';
import { Button } from '@/components/ui/button';
import { FileDrop } from '@/components/ui/file-drop';
import { toast } from '@/components/ui/toast';
import { uploadContentImage } from '@/lib/courses/client';
import { purposes } from '@/lib/files/rules';
import type { ModuleValues } from './module-values';

const { bytesMax, types } = purposes['content-image'];
const maximum = bytesMax / 1024 / 1024;

/** The notebook's cover goes up as soon as it is chosen; saving only names it. */
export function CoverField({ form }: { form: Editing<ModuleValues> }) {
  const t = useTranslations('authoring.module');
  const upload = useTranslations('authoring.editor');
  const fields = useTranslations('fields');
  const words = useFailureWords();
  const [refusal, setRefusal] = useState<string>();
  const { notebookCoverUrl } = form.values;

  async function send(file: File | null) {
    setRefusal(undefined);
    if (!file) return;
    const standing = toast.loading(upload('pictureUploading'));
    try {
      const { address } = await uploadContentImage(file);
      form.change({ notebookCoverUrl: address });
    } catch (error) {
      setRefusal(words.ofCall(error));
    } finally {
      toast.dismiss(standing);
    }
  }

  return (
    <div className="flex flex-wrap items-start gap-4">
      <div className="min-w-0 grow">
        <FileDrop
          label={t('field.notebookCover')}
          accept={types.join(',')}
          bytesMax={bytesMax}
          hint={t('coverHint', { maximum })}
          error={refusal ?? form.errors.notebookCoverUrl}
          texts={{
            prompt: t('drop'),
            browse: t('choose'),
            remove: t('remove'),
            tooLarge: fields('photo-size', { maximum }),
            wrongType: fields('photo-type'),
          }}
          onFile={send}
        />
      </div>
      {notebookCoverUrl && (
        <div className="flex flex-col gap-2">
          <img
            src={notebookCoverUrl}
            alt={t('coverAlt')}
            className="h-36 rounded-md border border-line object-contain"
          />
          <Button variant="quiet" size="sm" icon="trash" onClick={() => form.change({ notebookCoverUrl: null })}>
            {t('remove')}
          </Button>
        </div>
      )}
    </div>
  );
}
