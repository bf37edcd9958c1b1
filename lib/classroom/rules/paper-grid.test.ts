import { describe, expect, it } from 'vitest';
import { type Cell, cellAfter, endsRow, isTenths, isWholeFigure, rowChanges, stateOfKey } from './paper-grid';

const nothingFixed = () => false;
const empty = { attendance: '', slider: '', value: '' } as const;

describe('the keys of the grid that a sheet of paper is keyed into', () => {
  it('know the letters of a class register in both cases, and figures from 0 to 10', () => {
    expect(['p', 'F', 'j', 'R', 'x', 'Tab'].map(stateOfKey)).toEqual([
      'present',
      'absent',
      'justified',
      'madeUp',
      undefined,
      undefined,
    ]);
    expect(['', '0', '7', '10', '11', '07', '7,5', 'a'].map(isTenths)).toEqual([
      true,
      true,
      true,
      true,
      false,
      false,
      false,
      false,
    ]);
  });

  it('go on by themselves unless a 0 may follow', () => {
    expect(['0', '2', '9', '10'].every(isWholeFigure)).toBe(true);
    expect(isWholeFigure('1') || isWholeFigure('')).toBe(false);
  });

  it('move along a row and into the next, and stay at the ends', () => {
    expect(cellAfter({ row: 0, column: 2 }, 'Enter', 2, nothingFixed)).toEqual({ row: 1, column: 0 });
    expect(cellAfter({ row: 1, column: 0 }, 'ArrowLeft', 2, nothingFixed)).toEqual({ row: 0, column: 2 });
    expect(cellAfter({ row: 0, column: 1 }, 'ArrowDown', 2, nothingFixed)).toEqual({ row: 1, column: 1 });
    expect(cellAfter({ row: 0, column: 1 }, 'ArrowUp', 2, nothingFixed)).toBeUndefined();
    expect(cellAfter({ row: 1, column: 2 }, 'Enter', 2, nothingFixed)).toBeUndefined();
    expect(cellAfter({ row: 0, column: 0 }, 'p', 2, nothingFixed)).toBeUndefined();
  });

  it('pass over what a pupil said', () => {
    const said = ({ column, row }: Cell) => column === 1 && row < 2;
    expect(cellAfter({ row: 0, column: 0 }, 'Enter', 3, said)).toEqual({ row: 0, column: 2 });
    expect(cellAfter({ row: 2, column: 1 }, 'ArrowUp', 3, said)).toBeUndefined();
  });

  it('are fewer than five a pupil: 30 pupils in under 150, where three are away', () => {
    const keysOf = (index: number) => {
      const row = { state: stateOfKey(index % 10 === 0 ? 'f' : 'p') ?? 'present', figures: ['10', String(index % 10)] };
      if (endsRow(row.state)) return 1;
      // A 1 needs a key that says that no 0 follows.
      return row.figures.reduce((keys, figure) => keys + figure.length + (isWholeFigure(figure) ? 0 : 1), 1);
    };
    const keys = Array.from({ length: 30 }, (_, index) => keysOf(index)).reduce((one, other) => one + other);
    expect(keys).toBeLessThan(150);
  });
});

describe('a row that is left', () => {
  it('stores what was keyed and nothing that stood there before', () => {
    expect(rowChanges(empty, { attendance: 'present', slider: '7', value: '10' })).toEqual({
      attendance: 'present',
      slider: 70,
      value: 100,
    });
    const stored = { attendance: 'present', slider: '7', value: '8' } as const;
    expect(rowChanges(stored, stored)).toEqual({});
    expect(rowChanges(stored, { ...stored, slider: '0' })).toEqual({ slider: 0 });
  });

  it('takes back a value alone', () => {
    expect(rowChanges({ attendance: 'present', slider: '7', value: '8' }, empty)).toEqual({ value: null });
  });

  it('leaves alone what was not keyed in: somebody else may have given it while the row was', () => {
    expect(rowChanges({ attendance: 'justified', slider: '', value: '5' }, { slider: '7' })).toEqual({ slider: 70 });
  });
});
