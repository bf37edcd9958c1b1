'use client';

import { useTranslations } from 'next-intl';
import { DeleteButton } from '@/components/forms/delete-button';
import { deleteModuleOp } from '@/lib/courses/contract/modules';
import { links } from '@/lib/links';

export function DeleteModule({ courseCode, id, name }: { courseCode: string; id: string; name: string }) {
  const t = useTranslations('authoring.module');
  const goTo = links.admModules(courseCode);
  const words = { label: t('delete'), title: t('deleteTitle', { name }) };
  return (
    <DeleteButton op={deleteModuleOp} input={{ moduleId: id }} words={words} goTo={goTo}>
      {t('deleteText')}
    </DeleteButton>
  );
}
