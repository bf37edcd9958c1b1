'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useFailureWords } from '@/components/forms/use-failure-words';
import { Button } from '@/components/ui/button';
import { FileDrop } from '@/components/ui/file-drop';
import { joinClasses } from '@/components/ui/join-classes';
import { toast } from '@/components/ui/toast';
import { useUploadCoursePhoto } from '@/lib/courses/client';
import { purposes } from '@/lib/files/rules';
import type { CourseForm } from './use-course-form';

const { bytesMax: photoBytesMax } = purposes['course-photo'];
const megabytes = photoBytesMax / 1024 / 1024;

/** The file goes up as soon as it is chosen, so that what is wrong with it is said at once; saving only names it. */
export function CoursePhotoField({ form }: { form: CourseForm }) {
  const t = useTranslations('courses');
  const fields = useTranslations('fields');
  const words = useFailureWords();
  const upload = useUploadCoursePhoto();
  const [refusal, setRefusal] = useState<string>();
  const photoUrl = useWatch({ control: form.control, name: 'photoUrl' });

  function choose(next: string | null) {
    form.setValue('photoUrl', next, { shouldDirty: true });
    form.clearErrors('photoUrl');
  }

  async function send(file: File | null) {
    setRefusal(undefined);
    if (!file) return;
    const standing = toast.loading(t('form.photoUploading'));
    try {
      const { photoUrl: stored } = await upload.run({ file: new Uint8Array(await file.arrayBuffer()) });
      choose(stored);
    } catch (error) {
      setRefusal(words.ofCall(error));
    } finally {
      toast.dismiss(standing);
    }
  }

  return (
    <div className={joinClasses('grid items-start gap-4', photoUrl && 'sm:grid-cols-[1fr_auto]')}>
      <FileDrop
        label={t('field.photo')}
        accept="image/png,image/jpeg"
        bytesMax={photoBytesMax}
        hint={t('form.photoHint', { maximum: megabytes })}
        error={refusal ?? form.formState.errors.photoUrl?.message}
        texts={{
          prompt: t('form.photoDrop'),
          browse: t('form.photoChoose'),
          remove: t('form.photoRemove'),
          tooLarge: fields('photo-size', { maximum: megabytes }),
          wrongType: fields('photo-type'),
        }}
        onFile={send}
      />
      {photoUrl && (
        <div className="flex flex-col gap-2">
          <img
            src={photoUrl}
            alt={t('form.photoAlt')}
            width={240}
            height={135}
            className="aspect-video w-60 rounded-md border border-line object-cover"
          />
          <Button variant="quiet" size="sm" icon="trash" onClick={() => choose(null)}>
            {t('form.photoRemove')}
          </Button>
        </div>
      )}
    </div>
  );
}
