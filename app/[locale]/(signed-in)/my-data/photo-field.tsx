'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useFailureWords } from '@/components/forms/use-failure-words';
import { Avatar } from '@/components/ui/avatar';
import { Button } from '@/components/ui/button';
import { FileDrop } from '@/components/ui/file-drop';
import { toast } from '@/components/ui/toast';
import { useUploadOwnPhoto } from '@/lib/accounts/client';
import { purposes } from '@/lib/files/rules';
import type { MyDataForm } from './use-my-data-form';

const { bytesMax: photoBytesMax } = purposes['account-photo'];
const megabytes = photoBytesMax / 1024 / 1024;

/** The file goes up as soon as it is chosen, so that the very crop is seen before it is saved; saving only names it. */
export function PhotoField({ form }: { form: MyDataForm }) {
  const t = useTranslations('accounts.myData');
  const fields = useTranslations('fields');
  const words = useFailureWords();
  const upload = useUploadOwnPhoto();
  const [refusal, setRefusal] = useState<string>();
  const [name, photoUrl] = useWatch({ control: form.control, name: ['name', 'photoUrl'] });

  function choose(next: string | null) {
    form.setValue('photoUrl', next, { shouldDirty: true });
    form.clearErrors('photoUrl');
  }

  async function send(file: File | null) {
    setRefusal(undefined);
    if (!file) return choose(form.formState.defaultValues?.photoUrl ?? null);
    const standing = toast.loading(t('photoUploading'));
    try {
      const stored = await upload.run({ file: new Uint8Array(await file.arrayBuffer()) });
      choose(stored.photoUrl);
    } catch (error) {
      setRefusal(words.ofCall(error));
    } finally {
      toast.dismiss(standing);
    }
  }

  return (
    <div className="grid items-center gap-5 sm:grid-cols-[auto_1fr]">
      <div className="grid justify-items-center gap-2 text-center">
        <Avatar name={name} photo={photoUrl} size={128} className="shadow-sm" />
        <p className="max-w-[16ch] text-ink-soft text-sm">{t('photoShown')}</p>
        {photoUrl && (
          <Button variant="quiet" size="sm" icon="trash" onClick={() => choose(null)}>
            {t('photoRemove')}
          </Button>
        )}
      </div>
      <FileDrop
        label={t('photo')}
        accept="image/png,image/jpeg"
        bytesMax={photoBytesMax}
        hint={t('photoHint', { maximum: megabytes })}
        error={refusal ?? form.formState.errors.photoUrl?.message}
        texts={{
          prompt: t('photoDrop'),
          browse: t('photoChoose'),
          remove: t('photoUndo'),
          tooLarge: fields('photo-size', { maximum: megabytes }),
          wrongType: fields('photo-type'),
        }}
        onFile={send}
      />
    </div>
  );
}
