'use client';

import { useTranslations } from 'next-intl';
import { ImageField } from '@/components/forms/image-field';
import { Button } from '@/components/ui/button';
import { joinClasses } from '@/components/ui/join-classes';
import { uploadCoursePhotoOp } from '@/lib/courses/contract';
import { purposes } from '@/lib/files/rules';

const { bytesMax } = purposes['course-photo'];

export function CoursePhoto() {
  const t = useTranslations('courses');
  return (
    <ImageField
      name="photoUrl"
      label={t('field.photo')}
      hint={t('form.photoHint', { maximum: bytesMax / 1024 / 1024 })}
      op={uploadCoursePhotoOp}
      addressOf={({ photoUrl }) => photoUrl}
      accept="image/png,image/jpeg"
      bytesMax={bytesMax}
      texts={{
        prompt: t('form.photoDrop'),
        browse: t('form.photoChoose'),
        remove: t('form.photoRemove'),
        sending: t('form.photoUploading'),
      }}
    >
      {({ value, change }, drop) => (
        <div className={joinClasses('grid items-start gap-4', value && 'sm:grid-cols-[1fr_auto]')}>
          {drop}
          {value && (
            <div className="flex flex-col gap-2">
              <img
                src={value}
                alt={t('form.photoAlt')}
                width={240}
                height={135}
                className="aspect-video w-60 rounded-md border border-line object-cover"
              />
              <Button variant="quiet" size="sm" icon="trash" onClick={() => change(null)}>
                {t('form.photoRemove')}
              </Button>
            </div>
          )}
        </div>
      )}
    </ImageField>
  );
}
