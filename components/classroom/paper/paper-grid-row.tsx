'use client';

import { useTranslations } from 'next-intl';
import type { KeyboardEvent, RefObject } from 'react';
import { controlClasses } from '@/components/ui/control-classes';
import { joinClasses } from '@/components/ui/join-classes';
import { attendanceStates, isRepair } from '@/lib/attendance/rules/attendance-states';
import {
  type Cell,
  endsRow,
  isTenths,
  isWholeFigure,
  type PaperRow,
  stateOfKey,
} from '@/lib/classroom/rules/paper-grid';
import type { Desk } from '@/lib/classroom/schemas/desk';

type Props = {
  row: number;
  pupil: Desk['pupils'][number];
  shown: PaperRow;
  stored: PaperRow;
  isClosed: boolean;
  isSaid: boolean;
  onChange: (changes: Partial<PaperRow>) => void;
  onLeave: () => void;
  onGo: (from: Cell, key: string) => boolean;
  /** The grid went on by itself: whoever ends a figure with Enter all the same does not skip the next cell. */
  wentOn: RefObject<boolean>;
};

const cellClasses = joinClasses(controlClasses, 'px-1! text-center');
const figureColumns = ['slider', 'value'] as const;

/** One pupil of the grid. It goes on by itself where nothing more can follow, so that a row is three keys. */
export function PaperGridRow({ row, pupil, shown, stored, isClosed, isSaid, onChange, onLeave, onGo, wentOn }: Props) {
  const t = useTranslations('paper');
  const { name } = pupil;
  const may = (state: (typeof attendanceStates)[number]) => !isClosed || isRepair(stored.attendance || null, state);

  function goOn(from: Cell, key: string) {
    wentOn.current = onGo(from, key);
  }
  function press(event: KeyboardEvent, column: number) {
    const letter = column === 0 ? letterOf(event) : undefined;
    const hasGoneOn = wentOn.current;
    wentOn.current = false;
    if (letter) {
      event.preventDefault();
      if (!may(letter)) return;
      onChange({ attendance: letter });
      goOn({ row, column: endsRow(letter) ? 2 : 0 }, 'ArrowRight');
    } else if (event.key === 'Enter' && hasGoneOn) event.preventDefault();
    else if (onGo({ row, column }, event.key)) event.preventDefault();
  }
  function type(column: 'slider' | 'value', typed: string) {
    if (!isTenths(typed)) return;
    onChange({ [column]: typed });
    if (isWholeFigure(typed)) goOn({ row, column: column === 'slider' ? 1 : 2 }, 'ArrowRight');
  }

  return (
    <tr
      className="border-line border-b"
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) onLeave();
      }}
    >
      <th scope="row" className="p-2 text-start font-normal leading-tight wrap-anywhere">
        {name}
      </th>
      <td className="p-0.5">
        <select
          data-cell={`${row}-0`}
          aria-label={t('cells.attendance', { name })}
          className={joinClasses(cellClasses, 'appearance-none font-semibold')}
          value={shown.attendance}
          onKeyDown={(event) => press(event, 0)}
          onChange={({ target }) => onChange({ attendance: target.value as PaperRow['attendance'] })}
        >
          {shown.attendance === '' && <option value="">·</option>}
          {attendanceStates
            .filter((state) => state === shown.attendance || may(state))
            .map((state) => (
              <option key={state} value={state}>
                {t(`states.${state}`)}
              </option>
            ))}
        </select>
      </td>
      {figureColumns.map((column, index) => (
        <td key={column} className="p-0.5">
          <input
            data-cell={`${row}-${index + 1}`}
            aria-label={t(`cells.${column}`, { name })}
            className={joinClasses(cellClasses, 'tabular-nums')}
            inputMode="numeric"
            autoComplete="off"
            readOnly={column === 'slider' && isSaid}
            title={column === 'slider' && isSaid ? t('said') : undefined}
            value={shown[column]}
            onFocus={({ target }) => target.select()}
            onKeyDown={(event) => press(event, index + 1)}
            onChange={({ target }) => type(column, target.value)}
          />
        </td>
      ))}
    </tr>
  );
}

function letterOf({ ctrlKey, metaKey, altKey, key }: KeyboardEvent) {
  return ctrlKey || metaKey || altKey ? undefined : stateOfKey(key);
}
