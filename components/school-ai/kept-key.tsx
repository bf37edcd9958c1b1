'use client';

import { useRouter } from 'next/navigation';
import { useFormatter, useTranslations } from 'next-intl';
import { ConfirmedDeletion } from '@/components/forms/confirmed-deletion';
import { KeyValueList } from '@/components/ui/key-value-list';
import { useDeleteKey } from '@/lib/school-ai/client';

export type ShownKey = {
  lastFour: string;
  baseUrl: string | null;
  model: string | null;
  seesImages: boolean;
  updatedAt: string;
};

/** The key is shown by its last four alone: not even the page knows more. */
export function KeptKey({ schoolId, shown }: { schoolId: string; shown: ShownKey }) {
  const t = useTranslations('schoolAi.key');
  const format = useFormatter();
  const router = useRouter();
  const remove = useDeleteKey();

  async function confirmed() {
    await remove.run({ schoolId });
    router.refresh();
  }

  const words = { confirm: t('removeConfirm'), cancel: t('cancel'), done: t('removed') };
  const savedAt = format.dateTime(new Date(shown.updatedAt), { dateStyle: 'long', timeStyle: 'short' });
  return (
    <div>
      <KeyValueList
        items={[
          { key: 'key', label: t('kept'), value: t('endsIn', { lastFour: shown.lastFour }) },
          { key: 'saved', label: t('savedAt'), value: savedAt },
          { key: 'address', label: t('baseUrl'), value: shown.baseUrl ?? t('usual') },
          { key: 'model', label: t('model'), value: shown.model ?? t('usual') },
          { key: 'images', label: t('images'), value: t(shown.seesImages ? 'yes' : 'no') },
        ]}
      />
      <ConfirmedDeletion label={t('remove')} title={t('removeTitle')} words={words} onConfirm={confirmed}>
        {t('removeText')}
      </ConfirmedDeletion>
    </div>
  );
}
