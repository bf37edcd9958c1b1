import { expect, test } from 'vitest';
import { gridStep } from './grid-step';

const size = { row: 30, column: 24 };
const pressed = (key: string, ctrlKey = false) => gridStep({ row: 29, column: 3 }, { key, ctrlKey }, size);

test('keys walk in the table and stop at its edges', () => {
  expect(pressed('ArrowRight')).toEqual({ row: 29, column: 4 });
  expect(pressed('ArrowLeft')).toEqual({ row: 29, column: 2 });
  expect(pressed('ArrowDown')).toEqual({ row: 29, column: 3 });
  expect(pressed('ArrowUp')).toEqual({ row: 28, column: 3 });
  expect(pressed('Home')).toEqual({ row: 29, column: 0 });
  expect(pressed('End', true)).toEqual({ row: 29, column: 23 });
  expect(pressed('Home', true)).toEqual({ row: 0, column: 0 });
  expect(pressed('a')).toBeUndefined();
});
