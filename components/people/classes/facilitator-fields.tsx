'use client';

import { useTranslations } from 'next-intl';
import { useField } from '@/components/forms/form-view';
import { Checkbox } from '@/components/ui/checkbox';
import { FieldError } from '@/components/ui/field';
import type { Offers } from './offers';

type Props = { facilitators: Offers['facilitators']; selfId: string };

/** Several may be responsible. A facilitator who configures a class stays one of them. */
export function FacilitatorFields({ facilitators, selfId }: Props) {
  const t = useTranslations('classes');
  const nameOf = (id: string) => facilitators.find((each) => each.id === id)?.name ?? '';
  const field = useField<readonly string[]>('facilitatorIds', {
    label: t('field.facilitators'),
    text: (ids: readonly string[]) => ids.map(nameOf).join(', '),
  });
  function labelOf({ id, name, mmCode }: Offers['facilitators'][number]) {
    const named = id === selfId ? t('form.you', { name }) : name;
    return mmCode ? t('form.mmCode', { name: named }) : named;
  }
  return (
    <fieldset id={field.id} className="min-w-0">
      <legend className="sr-only">{t('field.facilitators')}</legend>
      {facilitators.length === 0 && <p className="text-ink-soft">{t('form.noFacilitators')}</p>}
      <div className="grid max-h-72 gap-x-6 overflow-y-auto sm:grid-cols-2">
        {facilitators.map((each) => (
          <Checkbox
            key={each.id}
            id={`${field.id}-${each.id}`}
            label={labelOf(each)}
            disabled={each.id === selfId}
            checked={each.id === selfId || field.value.includes(each.id)}
            onChange={(event) =>
              field.change((before) =>
                event.target.checked ? [...before, each.id] : before.filter((id) => id !== each.id),
              )
            }
          />
        ))}
      </div>
      <FieldError id={`${field.id}-error`}>{field.error}</FieldError>
    </fieldset>
  );
}
