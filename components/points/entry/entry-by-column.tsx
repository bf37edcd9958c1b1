'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useOnLeaving } from '@/components/outbox/use-on-leaving';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { TextInput } from '@/components/ui/text-input';
import { type EntryColumn, type EntryRow, readEntry } from '@/lib/units/rules/entry-table';
import { typedText } from './cell-text';
import type { Entries } from './use-entries';

type Props = { columns: readonly EntryColumn[]; entries: Entries };

/** The table of a phone: one lesson, challenge or project at a time, and everybody under it. */
export function EntryByColumn({ columns, entries: { rows, save } }: Props) {
  const t = useTranslations('entries');
  const [chosen, setChosen] = useState(() => (columns.find(({ fixed }) => fixed === null) ?? columns[0])?.key);
  const column = columns.find(({ key }) => key === chosen);
  return (
    <section aria-label={t('phone')} className="grid gap-4">
      <Field id="entry-column" label={t('choose')}>
        {(control) => (
          <Select
            {...control}
            value={chosen}
            onChange={({ target }) => setChosen(target.value)}
            options={columns.map(({ key, kind, number, name, unit }) => ({
              value: key,
              label: `${t('unitShort', { number: unit })} · ${t(`columns.${kind}`, { number, name })}`,
            }))}
          />
        )}
      </Field>
      {column && (
        <>
          <p className="text-ink-soft">{t(column.fixed ? `fixed.${column.fixed}` : `takes.${column.kind}`)}</p>
          <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
            {rows.map((row) => (
              <li key={row.studentId} className="flex min-h-14 items-center gap-3 px-4 py-1">
                <Student row={row} column={column} save={save} />
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function Student({ row, column, save }: { row: EntryRow; column: EntryColumn; save: Entries['save'] }) {
  const t = useTranslations('entries');
  const cell = row.cells[column.key];
  const said = cell?.said;
  const label = t('cell', {
    name: row.name,
    column: t(`columns.${column.kind}`, { number: column.number, name: column.name }),
  });
  return (
    <>
      <span className="min-w-0 grow leading-tight">
        <span className="line-clamp-2">{row.name}</span>
        <span className="block text-ink-soft text-sm">
          {typeof said === 'number' && t('saidPercent', { percent: said })}
          {said === true && t('saidDone')}
          {cell?.fixed && !column.fixed && t(`fixed.${cell.fixed}`)}
        </span>
      </span>
      {column.kind === 'challenge' ? (
        <Select
          aria-label={label}
          className="w-36 shrink-0"
          disabled={cell?.fixed !== null}
          placeholder={t('answers.none')}
          value={cell?.value === null ? '' : cell?.value ? 's' : 'n'}
          options={[
            { value: 's', label: t('answers.yes') },
            { value: 'n', label: t('answers.no') },
          ]}
          onChange={({ target }) => {
            const read = readEntry('challenge', target.value);
            if ('entry' in read) save(row, column, read.entry);
          }}
        />
      ) : (
        <Figure key={column.key} row={row} column={column} label={label} save={save} />
      )}
    </>
  );
}

type FigureProps = { row: EntryRow; column: EntryColumn; label: string; save: Entries['save'] };

/** Kept when it is left; what cannot be meant stays in the field and says so. What stands since wins over what was typed. */
function Figure({ row, column, label, save }: FigureProps) {
  const t = useTranslations('entries');
  const cell = row.cells[column.key];
  const stored = cell ? typedText(cell) : '';
  const [typed, setTyped] = useState({ text: stored, over: stored });
  const text = typed.over === stored ? typed.text : stored;
  const read = readEntry(column.kind, text);
  const isWrong = 'wrong' in read;
  const keep = () => text !== stored && !isWrong && save(row, column, read.entry);
  useOnLeaving(keep);
  return (
    <span className="w-24 shrink-0">
      <TextInput
        aria-label={label}
        aria-invalid={isWrong}
        inputMode={column.kind === 'project' ? 'text' : 'numeric'}
        autoComplete="off"
        maxLength={3}
        disabled={cell?.fixed !== null}
        className="text-center tabular-nums"
        value={text}
        onChange={({ target }) => setTyped({ text: target.value, over: stored })}
        onBlur={keep}
      />
      {isWrong && (
        <span role="alert" className="block text-danger-ink text-sm">
          {t(`wrong.${read.wrong}`)}
        </span>
      )}
    </span>
  );
}
