'use client';

import { useTranslations } from 'next-intl';
import { useFormView } from '@/components/forms/form-view';
import { ImageField } from '@/components/forms/image-field';
import { TextField } from '@/components/forms/text-fields';
import { Button } from '@/components/ui/button';
import { fileAddress, purposes } from '@/lib/files/rules';
import { uploadMuralImageOp } from '@/lib/mural/contract';
import { imageTextLengthMax } from '@/lib/mural/rules';
import { muralImageAddress } from './mural-image-address';

const { bytesMax } = purposes['mural-image'];

/** Of the post that is changed, its picture as it stands: a colleague may have sent it. */
type Props = { post: { id: string; imageId: string | null } | undefined };

export function MuralPicture({ post }: Props) {
  const t = useTranslations('mural.image');
  const form = useFormView();
  const addressOf = (id: string) => (post && id === post.imageId ? muralImageAddress(post.id) : fileAddress(id));
  return (
    <>
      <ImageField
        name="imageId"
        label={t('label')}
        hint={t('hint', { maximum: bytesMax / 1024 / 1024 })}
        op={uploadMuralImageOp}
        addressOf={({ id }) => id}
        accept="image/png,image/jpeg,image/webp"
        bytesMax={bytesMax}
        before={post?.imageId ?? null}
        texts={{ prompt: t('drop'), browse: t('browse'), remove: t('undo'), sending: t('sending') }}
      >
        {({ value, change }, drop) => (
          <div className="grid items-center gap-5 sm:grid-cols-[auto_1fr]">
            {value && (
              <div className="grid justify-items-center gap-2">
                <img
                  src={addressOf(value)}
                  alt={t('alt')}
                  width={240}
                  height={180}
                  className="max-h-45 w-60 rounded-md border border-line bg-sunken object-contain"
                />
                <Button variant="quiet" size="sm" icon="trash" onClick={() => change(null)}>
                  {t('remove')}
                </Button>
              </div>
            )}
            {drop}
          </div>
        )}
      </ImageField>
      {form.valueOf('imageId') !== null && (
        <TextField name="imageText" label={t('text')} hint={t('textHint')} maxLength={imageTextLengthMax} />
      )}
    </>
  );
}
