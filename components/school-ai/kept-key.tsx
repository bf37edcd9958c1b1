'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { DeleteButton } from '@/components/forms/delete-button';
import { KeyValueList } from '@/components/ui/key-value-list';
import { deleteKeyOp } from '@/lib/school-ai/contract';

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
  const words = {
    label: t('remove'),
    title: t('removeTitle'),
    confirm: t('removeConfirm'),
    cancel: t('cancel'),
    done: t('removed'),
  };
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
      <DeleteButton op={deleteKeyOp} input={{ schoolId }} words={words}>
        {t('removeText')}
      </DeleteButton>
    </div>
  );
}
