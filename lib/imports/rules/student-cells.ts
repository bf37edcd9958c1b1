import { folded } from '@/lib/platform/text/folded';
import { schoolYears } from '@/lib/students/rules';
import type { CellFault, Judge } from './cells';

export type SchoolYear = (typeof schoolYears)[number];

/** As schools write it: `7º ano`, `EF7`, `7`, `1ª série`, `1º ano EM`, `Grade 7`. */
export function schoolYearOf(text: string): SchoolYear | null {
  const words = folded(text);
  const number = /\d+/.exec(words)?.[0];
  const isUpper = /em\b|em\d|medio|serie|high/.test(words);
  const code = `${isUpper ? 'EM' : 'EF'}${number}`;
  return schoolYears.find((year) => year === code) ?? null;
}

const brazilian = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/;
const iso = /^(\d{4})-(\d{2})-(\d{2})$/;

/** `dd/mm/aaaa`, or as spreadsheets turn it over: an ISO day, if the calendar has it. */
export function dayOf(text: string): string | null {
  const [, day, month, year] = brazilian.exec(text) ?? [];
  const written = day ? `${year}-${month?.padStart(2, '0')}-${day.padStart(2, '0')}` : text;
  if (!iso.test(written) || written < '1900') return null;
  const moment = new Date(`${written}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(written) ? written : null;
}

export function sexOf(text: string): 'female' | 'male' | null {
  const word = folded(text);
  if (['f', 'fem', 'feminino', 'female', 'menina', 'girl'].includes(word)) return 'female';
  return ['m', 'masc', 'masculino', 'male', 'menino', 'boy'].includes(word) ? 'male' : null;
}

function known(of: (text: string) => unknown, code: string): Judge {
  return (text): CellFault | null => (of(text) === null ? { code } : null);
}

export const schoolYear = known(schoolYearOf, 'school-year');
export const day = known(dayOf, 'day');
export const sex = known(sexOf, 'sex');
