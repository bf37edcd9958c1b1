import type { SearchParams } from '@/components/ui/table-address';

export type Asked = { classId: string | null; studentIds: string[] };

/** Whom the address asks cards for: a class (`?turma=`), students who were selected (`?alunos=`), or nobody yet. */
export function askedBy(params: SearchParams): Asked | null {
  const text = (name: string) => [params[name] ?? ''].flat().join(',');
  const asked = { classId: text('turma') || null, studentIds: text('alunos').split(',').filter(Boolean) };
  return asked.classId === null && asked.studentIds.length === 0 ? null : asked;
}
