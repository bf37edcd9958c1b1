import { expect, it } from 'vitest';
import { PersonName } from './schemas';

it('keeps a name with single spaces and accents in one piece, as an import does, and none that is empty', () => {
  expect(PersonName.parse(' Jose\u0301\u00a0  Lima ')).toBe('José Lima');
  expect(PersonName.safeParse('\u00a0 ').success).toBe(false);
});
