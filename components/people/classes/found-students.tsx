'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import type { searchStudentsOp } from '@/lib/class-life/contract';
import type { ReplyOf } from '@/lib/platform/http/operation';

type Props = {
  found: ReplyOf<typeof searchStudentsOp>;
  chosen: readonly string[];
  onChoose: (ids: readonly string[]) => void;
  onAdd: () => void;
  isBusy: boolean;
};

const shownMax = 10;

export function FoundStudents({ found, chosen, onChoose, onAdd, isBusy }: Props) {
  const t = useTranslations('classes.enrol');
  const years = useTranslations('students.schoolYear');
  const ids = found.map(({ id }) => id);
  const isAll = ids.length > 0 && ids.every((id) => chosen.includes(id));
  return (
    <div className="mt-4 border-line border-t pt-4">
      <p aria-live="polite" className="font-semibold">
        {t('found', { count: found.length })}
      </p>
      {found.length === shownMax && <p className="text-ink-soft text-sm">{t('atMost')}</p>}
      {found.length > 0 && (
        <>
          <Checkbox
            id="enrol-all"
            label={<b>{t('all')}</b>}
            checked={isAll}
            onChange={() => onChoose(isAll ? [] : ids)}
          />
          <div className="grid gap-x-6 sm:grid-cols-2">
            {found.map(({ id, name, login, schoolYear, classes }) => (
              <Checkbox
                key={id}
                id={`enrol-${id}`}
                label={name}
                hint={`${years(schoolYear)} · ${login} · ${classes.join(', ') || t('inNoClass')}`}
                checked={chosen.includes(id)}
                onChange={(event) =>
                  onChoose(event.target.checked ? [...chosen, id] : chosen.filter((each) => each !== id))
                }
              />
            ))}
          </div>
          <Button icon="plus" className="mt-3" busy={isBusy} disabled={chosen.length === 0 && !isBusy} onClick={onAdd}>
            {t('add', { count: chosen.length })}
          </Button>
        </>
      )}
    </div>
  );
}
