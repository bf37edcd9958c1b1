import { useTranslations } from 'next-intl';
import type { Problem } from '@/lib/platform/outbox/kept-item';

/** Why the server did not accept an item: the field's sentence, where it is about one that cannot be shown at its place. */
export function useReason(): (problem: Problem | undefined) => string {
  const t = useTranslations('outbox');
  const failures = useTranslations('failures');
  const fields = useTranslations('fields');
  return (problem) => {
    const [field] = problem?.fields ?? [];
    if (field && fields.has(field.code as 'required')) {
      return fields(field.code as 'too-long', field.values as { maximum: number });
    }
    const code = problem?.code as 'request.invalid' | undefined;
    return code && failures.has(code) ? failures(code) : t('noReason');
  };
}
