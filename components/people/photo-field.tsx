'use client';

import { useTranslations } from 'next-intl';
import { useFormView } from '@/components/forms/form-view';
import { ImageField } from '@/components/forms/image-field';
import { Avatar } from '@/components/ui/avatar';
import { Button } from '@/components/ui/button';
import { uploadOwnPhotoOp } from '@/lib/accounts/contract';
import { purposes } from '@/lib/files/rules';

const { bytesMax } = purposes['account-photo'];

/** The very crop is seen before it is saved. `shown` says who sees it. */
export function PhotoField({ before, shown }: { before: string | null; shown?: string }) {
  const t = useTranslations('accounts.myData');
  const form = useFormView();
  return (
    <ImageField
      name="photoUrl"
      label={t('photo')}
      hint={t('photoHint', { maximum: bytesMax / 1024 / 1024 })}
      op={uploadOwnPhotoOp}
      addressOf={({ photoUrl }) => photoUrl}
      accept="image/png,image/jpeg"
      bytesMax={bytesMax}
      before={before}
      texts={{
        prompt: t('photoDrop'),
        browse: t('photoChoose'),
        remove: t('photoUndo'),
        sending: t('photoUploading'),
      }}
    >
      {({ value, change }, drop) => (
        <div className="grid items-center gap-5 sm:grid-cols-[auto_1fr]">
          <div className="grid justify-items-center gap-2 text-center">
            <Avatar name={String(form.valueOf('name'))} photo={value} size={128} className="shadow-sm" />
            {shown && <p className="max-w-[16ch] text-ink-soft text-sm">{shown}</p>}
            {value && (
              <Button variant="quiet" size="sm" icon="trash" onClick={() => change(null)}>
                {t('photoRemove')}
              </Button>
            )}
          </div>
          {drop}
        </div>
      )}
    </ImageField>
  );
}
