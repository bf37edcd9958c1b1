import { afterEach, expect, it } from 'vitest';
import { timeOfDay } from './time-of-day';

const zone = process.env.TZ;

afterEach(() => {
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
});

it.each([
  ['America/Sao_Paulo', '11:10'],
  ['America/Manaus', '10:10'],
  ['America/Rio_Branco', '09:10'],
])('a test that may be begun until 14:10 UTC is said so by the clock of a room in %s', (ofDevice, said) => {
  process.env.TZ = ofDevice;
  expect(timeOfDay('2026-11-26T14:10:00Z', 'pt-BR')).toBe(said);
  expect(timeOfDay('2026-11-26T14:10:00Z', 'pt-BR', 'America/Sao_Paulo')).toBe('11:10');
});
