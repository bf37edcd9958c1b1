import { useTranslations } from 'next-intl';
import type { Fault } from '@/lib/training/rules/evaluation';

/** A fault as a sentence. */
export function FaultText({ fault: { kind, about } }: { fault: Fault }) {
  const t = useTranslations('training.runPage');
  const failures = useTranslations('failures');
  if (kind !== 'unanswered') return t(`fault.${kind}`, { phrase: about });
  return t('fault.unanswered', {
    reason: failures.has(about as 'server.failed') ? failures(about as 'server.failed') : about,
  });
}
