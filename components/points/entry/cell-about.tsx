import { useTranslations } from 'next-intl';
import type { EntryColumn, EntryRow } from '@/lib/units/rules/entry-table';

type Props = { row: EntryRow; column: EntryColumn };

/** Whose cell it is, what it takes, what the pupil says, or why nothing can be typed. */
export function CellAbout({ row, column: { key, kind, number, name, isMandatory } }: Props) {
  const t = useTranslations('entries');
  const cell = row.cells[key];
  const said = cell?.said ?? null;
  const saidText = typeof said === 'number' ? t('saidPercent', { percent: said }) : said === true && t('saidDone');
  return (
    <>
      <p className="mb-1 font-semibold">
        {row.name} · {t(`columns.${kind}`, { number, name })}
        {isMandatory && ` · ${t('mandatory')}`}
      </p>
      <p>{cell?.fixed ? t(`fixed.${cell.fixed}`) : t(`takes.${kind}`)}</p>
      {saidText && <p className="text-ink-soft">{saidText}</p>}
    </>
  );
}
