'use client';

import { useTranslations } from 'next-intl';
import { ImageField } from '@/components/forms/image-field';
import { Button } from '@/components/ui/button';
import { purposes } from '@/lib/files/rules';
import { uploadSchoolLogoOp } from '@/lib/schools/contract';

const { bytesMax } = purposes['school-logo'];

/** Seen as it will stand, before it is saved. */
export function SchoolLogo({ before }: { before: string | null }) {
  const t = useTranslations('schools.logo');
  return (
    <ImageField
      name="logoUrl"
      label={t('label')}
      hint={t('hint', { maximum: bytesMax / 1024 / 1024 })}
      op={uploadSchoolLogoOp}
      addressOf={({ logoUrl }) => logoUrl}
      accept="image/png,image/jpeg"
      bytesMax={bytesMax}
      before={before}
      texts={{ prompt: t('drop'), browse: t('browse'), remove: t('undo'), sending: t('sending') }}
    >
      {({ value, change }, drop) => (
        <div className="grid items-center gap-5 sm:grid-cols-[auto_1fr]">
          {value && (
            <div className="grid justify-items-center gap-2">
              <img
                src={value}
                alt={t('alt')}
                width={160}
                height={160}
                className="size-40 rounded-md border border-line bg-white object-contain"
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
  );
}
