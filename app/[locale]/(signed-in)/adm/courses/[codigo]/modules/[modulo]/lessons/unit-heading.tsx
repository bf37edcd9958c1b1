'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ConfirmedDeletion } from '@/components/forms/confirmed-deletion';
import { useFailureWords } from '@/components/forms/use-failure-words';
import { Button, IconButton } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import { useDeleteUnit, useMoveUnit } from '@/lib/courses/client';
import { useDeletionWords } from '../../../../use-deletion-words';
import type { OutlineUnit } from './outline-unit';
import { UnitForm } from './unit-form';

export function UnitHeading({ unit, count }: { unit: OutlineUnit; count: number }) {
  const t = useTranslations('lessonWriting.lessons');
  const deletion = useDeletionWords();
  const order = useTranslations('authoring.order');
  const router = useRouter();
  const words = useFailureWords();
  const move = useMoveUnit();
  const remove = useDeleteUnit();
  const [isEdited, setEdited] = useState(false);
  const { id: unitId, number } = unit;
  const name = t('unit', { number });

  async function step(place: number) {
    if (place < 1 || place > count) return;
    try {
      await move.run({ unitId, place });
      router.refresh();
    } catch (error) {
      toast.error(words.ofCall(error));
    }
  }

  async function deleted() {
    await remove.run({ unitId });
    router.refresh();
  }

  return (
    <div className="mb-2 flex flex-col gap-2">
      <div className="flex flex-wrap items-center gap-1">
        <h2 className="me-auto text-xl">{name}</h2>
        {([-1, 1] as const).map((by) => (
          <IconButton
            key={by}
            icon={by === -1 ? 'arrow-up' : 'arrow-down'}
            label={order(by === -1 ? 'up' : 'down', { name })}
            aria-disabled={number + by < 1 || number + by > count || undefined}
            onClick={() => step(number + by)}
          />
        ))}
        <Button variant="quiet" icon="edit" aria-expanded={isEdited} onClick={() => setEdited(!isEdited)}>
          {t('editUnit')}
        </Button>
        <ConfirmedDeletion
          label={t('deleteUnit')}
          title={t('deleteUnitTitle', { number })}
          words={deletion}
          onConfirm={deleted}
        >
          {t('deleteUnitText')}
        </ConfirmedDeletion>
      </div>
      {isEdited ? <UnitForm unit={unit} onDone={() => setEdited(false)} /> : <p>{unit.objective}</p>}
    </div>
  );
}
