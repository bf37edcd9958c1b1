import { describe, expect, it } from 'vitest';
import { colourCount, markers, markOf } from './series-marks';

describe('the marks of series', () => {
  it('are the same for no two of 36', () => {
    const marks = Array.from({ length: 36 }, (_, index) => markOf(index));
    expect(new Set(marks.map(({ colour: name, shape }) => `${name} ${shape}`)).size).toBe(36);
  });

  it('differ in shape and dash among the first six, so that grey print tells them apart', () => {
    const marks = Array.from({ length: colourCount }, (_, index) => markOf(index));
    expect(new Set(marks.map(({ dash }) => dash)).size).toBe(6);
    expect(new Set(marks.map(({ shape }) => markers[shape])).size).toBe(6);
  });
});
