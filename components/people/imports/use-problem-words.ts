import { useTranslations } from 'next-intl';
import type { Problem } from '@/lib/bulk/schemas';

/** Why something is refused, in the reader's words. */
export function useProblemWords() {
  const t = useTranslations('imports');
  const problems = useTranslations('importProblems');

  function columnOf(path: string): string {
    return t.has(`column.${path as 'name'}`) ? t(`column.${path as 'name'}`) : path;
  }

  function ofProblem({ path, code, values }: Problem): string {
    const all = { column: columnOf(path), ...values };
    return problems.has(`problem.${code as 'mandatory'}`)
      ? problems(`problem.${code as 'mandatory'}`, all as never)
      : code;
  }

  return { columnOf, ofProblem };
}
