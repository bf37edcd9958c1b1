'use client';

import { useTranslations } from 'next-intl';
import { useField, useFormView } from '@/components/forms/form-view';
import { Avatar } from '@/components/ui/avatar';
import { Button } from '@/components/ui/button';

/** Pupils see the own photo and may remove it: the school puts one there, when a guardian has allowed it. */
export function PupilPhoto() {
  const t = useTranslations('accounts.myData');
  const form = useFormView();
  const { value, change } = useField<string | null>('photoUrl', { label: t('photo') });
  return (
    <div className="flex flex-wrap items-center gap-5">
      <Avatar name={String(form.valueOf('name'))} photo={value} size={96} className="shadow-sm" />
      <div className="grid min-w-48 flex-1 justify-items-start gap-2">
        <p className="text-ink-soft">{t(value ? 'photoShown' : 'photoBySchool')}</p>
        {value && (
          <Button variant="quiet" size="sm" icon="trash" onClick={() => change(null)}>
            {t('photoRemove')}
          </Button>
        )}
      </div>
    </div>
  );
}
