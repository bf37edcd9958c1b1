'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { DeleteButton } from '@/components/forms/delete-button';
import { useAction } from '@/components/forms/use-action';
import { Button, IconButton } from '@/components/ui/button';
import { deleteUnitOp, moveUnitOp } from '@/lib/courses/contract/lessons';
import type { OutlineUnit } from './outline-unit';
import { UnitForm } from './unit-form';

export function UnitHeading({ unit, count }: { unit: OutlineUnit; count: number }) {
  const t = useTranslations('lessonWriting.lessons');
  const order = useTranslations('authoring.order');
  const router = useRouter();
  const move = useAction(moveUnitOp);
  const [isEdited, setEdited] = useState(false);
  const { id: unitId, number } = unit;
  const name = t('unit', { number });

  async function step(place: number) {
    if (place < 1 || place > count) return;
    if (await move.run({ unitId, place })) router.refresh();
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
        <DeleteButton
          op={deleteUnitOp}
          input={{ unitId }}
          words={{ label: t('deleteUnit'), title: t('deleteUnitTitle', { number }) }}
        >
          {t('deleteUnitText')}
        </DeleteButton>
      </div>
      {isEdited ? <UnitForm unit={unit} onDone={() => setEdited(false)} /> : <p>{unit.objective}</p>}
    </div>
  );
}
