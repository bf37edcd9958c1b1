import { expect, it } from 'vitest';
import type { Desk } from '../schemas/desk';
import { unsaid } from './unsaid';

it('names who has said nothing, whatever somebody said who has left the class since', () => {
  const pupils = [{ id: 'ana' }, { id: 'bia' }] as Desk['pupils'];
  const sliders = [{ studentId: 'left' }, { studentId: 'bia' }] as Desk['sliders'];
  expect(unsaid({ pupils, sliders })).toEqual([{ id: 'ana' }]);
});
