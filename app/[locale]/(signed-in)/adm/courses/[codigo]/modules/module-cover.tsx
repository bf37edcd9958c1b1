'use client';

import { useTranslations } from 'next-intl';
import { ImageField } from '@/components/forms/image-field';
import { Button } from '@/components/ui/button';
import { uploadContentImageOp } from '@/lib/courses/contract/files';
import { purposes } from '@/lib/files/rules';

const { bytesMax, types } = purposes['content-image'];

/** The notebook's cover. */
export function ModuleCover() {
  const t = useTranslations('authoring.module');
  const upload = useTranslations('authoring.editor');
  return (
    <ImageField
      name="notebookCoverUrl"
      label={t('field.notebookCover')}
      hint={t('coverHint', { maximum: bytesMax / 1024 / 1024 })}
      op={uploadContentImageOp}
      addressOf={({ address }) => address}
      accept={types.join(',')}
      bytesMax={bytesMax}
      texts={{ prompt: t('drop'), browse: t('choose'), remove: t('remove'), sending: upload('pictureUploading') }}
    >
      {({ value, change }, drop) => (
        <div className="flex flex-wrap items-start gap-4">
          <div className="min-w-0 grow">{drop}</div>
          {value && (
            <div className="flex flex-col gap-2">
              <img src={value} alt={t('coverAlt')} className="h-36 rounded-md border border-line object-contain" />
              <Button variant="quiet" size="sm" icon="trash" onClick={() => change(null)}>
                {t('remove')}
              </Button>
            </div>
          )}
        </div>
      )}
    </ImageField>
  );
}
