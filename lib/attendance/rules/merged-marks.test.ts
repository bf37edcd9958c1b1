import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { attendanceStates, isRepair } from './attendance-states';
import { mergedMarks, type StoredMark } from './merged-marks';

const ana = { id: 'ana', name: 'Ana' };
const rui = { id: 'rui', name: 'Rui' };
const at = (minute: number) => new Date(Date.UTC(2026, 9, 5, 10, minute));
const mark = { studentId: 'lia', late: false, note: '' };

describe('of two taps the later one stands', () => {
  const stored: StoredMark[] = [{ ...mark, state: 'absent', at: at(5), by: rui }];

  it('and the other is named, when the screen did not show what he had said', () => {
    const merged = mergedMarks(stored, [{ ...mark, state: 'present', seen: null }], ana, at(6));
    expect(merged.written).toEqual([{ ...mark, state: 'present', at: at(6), by: ana }]);
    expect(merged.disagreements).toEqual([{ studentId: 'lia', stands: 'present', was: 'absent', other: rui }]);
  });

  it('also when the earlier one arrives last', () => {
    const merged = mergedMarks(stored, [{ ...mark, state: 'present', seen: null }], ana, at(4));
    expect(merged.written).toEqual([]);
    expect(merged.standing).toEqual(stored);
    expect(merged.disagreements).toEqual([{ studentId: 'lia', stands: 'absent', was: 'present', other: rui }]);
  });

  it('and whose tap does not stand is told, although the screen showed what stands: one of the clocks is wrong', () => {
    const merged = mergedMarks(stored, [{ ...mark, state: 'present', seen: 'absent' }], ana, at(4));
    expect(merged.disagreements).toEqual([{ studentId: 'lia', stands: 'absent', was: 'present', other: rui }]);
  });

  it('but who corrects the own mark that the screen shows is believed with any clock', () => {
    const corrected = { ...mark, state: 'present' as const, at: at(5), by: rui };
    const merged = mergedMarks(stored, [{ ...mark, state: 'present', seen: 'absent' }], rui, at(4));
    expect(merged).toEqual({ written: [corrected], standing: [corrected], disagreements: [] });
  });

  it('without a word when the screen showed it, when both agree, and to oneself', () => {
    const taps = [
      mergedMarks(stored, [{ ...mark, state: 'present', seen: 'absent' }], ana, at(6)),
      mergedMarks(stored, [{ ...mark, state: 'absent', seen: null }], ana, at(6)),
      mergedMarks(stored, [{ ...mark, state: 'present', seen: null }], rui, at(6)),
    ];
    expect(taps.flatMap(({ disagreements }) => disagreements)).toEqual([]);
  });
});

it('ends the same in whatever order the taps of two people arrive', () => {
  const tap = fc.record({
    state: fc.constantFrom(...attendanceStates),
    by: fc.constantFrom(ana, rui),
    studentId: fc.constantFrom('lia', 'caio'),
  });
  const shuffled = fc
    .array(tap, { maxLength: 12 })
    .map((taps) => taps.map((one, minute) => ({ ...one, at: at(minute) })))
    .chain((taps) => fc.tuple(fc.constant(taps), fc.shuffledSubarray(taps, { minLength: taps.length })));
  const after = (taps: readonly { state: StoredMark['state']; by: typeof ana; studentId: string; at: Date }[]) =>
    taps.reduce<StoredMark[]>((stored, { by, at: when, ...said }) => {
      const { standing } = mergedMarks(stored, [{ ...mark, ...said }], by, when);
      return [...stored.filter(({ studentId }) => studentId !== said.studentId), ...standing];
    }, []);
  const sorted = (marks: StoredMark[]) => marks.sort((a, b) => a.studentId.localeCompare(b.studentId));
  fc.assert(
    fc.property(shuffled, ([inOrder, arrived]) => {
      expect(sorted(after(arrived))).toEqual(sorted(after(inOrder)));
    }),
  );
});

it('repairs an absence of a closed lesson, and makes nobody present', () => {
  expect(isRepair('absent', 'madeUp')).toBe(true);
  expect(isRepair(null, 'justified')).toBe(true);
  expect(isRepair('absent', 'present')).toBe(false);
  expect(isRepair('present', 'absent')).toBe(false);
});
