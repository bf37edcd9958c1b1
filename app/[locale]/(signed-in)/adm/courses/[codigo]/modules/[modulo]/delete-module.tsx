'use client';

import { useTranslations } from 'next-intl';
import { ConfirmedDeletion } from '@/components/forms/confirmed-deletion';
import { useGo } from '@/components/ui/use-go';
import { useDeleteModule } from '@/lib/courses/client';
import { links } from '@/lib/platform/links';
import { useDeletionWords } from '../../../use-deletion-words';

export function DeleteModule({ courseCode, id, name }: { courseCode: string; id: string; name: string }) {
  const t = useTranslations('authoring.module');
  const words = useDeletionWords();
  const go = useGo();
  const remove = useDeleteModule();

  async function confirmed() {
    await remove.run({ moduleId: id });
    go.replace(links.admModules(courseCode));
  }

  return (
    <ConfirmedDeletion label={t('delete')} title={t('deleteTitle', { name })} words={words} onConfirm={confirmed}>
      {t('deleteText')}
    </ConfirmedDeletion>
  );
}
