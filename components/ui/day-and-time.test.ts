import { expect, it } from 'vitest';
import { dayAndTime } from './day-and-time';

it('tells day and time by the clock of the place, and not by that of Brasília', () => {
  const at = '2026-11-27T03:30:00Z';
  expect(dayAndTime(at, 'pt-BR', 'America/Sao_Paulo')).toBe('27 de novembro de 2026, 00:30');
  expect(dayAndTime(at, 'pt-BR', 'America/Rio_Branco')).toBe('26 de novembro de 2026, 22:30');
  expect(dayAndTime(at, 'en', 'America/Rio_Branco')).toBe('November 26, 2026, 10:30 PM');
});
