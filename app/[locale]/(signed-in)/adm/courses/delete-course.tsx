'use client';

import { useRouter } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { useFailureWords } from '@/components/forms/use-failure-words';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { toast } from '@/components/ui/toast';
import { useDeleteCourse } from '@/lib/courses/client';
import { links, localized } from '@/lib/platform/links';

export function DeleteCourse({ code, name }: { code: string; name: string }) {
  const t = useTranslations('courses.form');
  const locale = useLocale();
  const router = useRouter();
  const words = useFailureWords();
  const remove = useDeleteCourse();
  const [isAsked, setAsked] = useState(false);
  const [refusal, setRefusal] = useState<string>();

  async function confirmed() {
    setRefusal(undefined);
    try {
      await remove.run({ code });
      toast.success(t('deleted'));
      router.replace(localized(locale, links.admCourses()));
    } catch (error) {
      setRefusal(words.ofCall(error));
    }
  }

  function leave() {
    setRefusal(undefined);
    setAsked(false);
  }

  return (
    <>
      <Button variant="quiet" icon="trash" className="text-danger-ink!" onClick={() => setAsked(true)}>
        {t('delete')}
      </Button>
      <ConfirmDialog
        open={isAsked}
        title={t('deleteTitle', { name })}
        confirmLabel={t('deleteConfirm')}
        cancelLabel={t('cancel')}
        busy={remove.isPending}
        error={refusal}
        onConfirm={confirmed}
        onCancel={leave}
      >
        {t('deleteText')}
      </ConfirmDialog>
    </>
  );
}
