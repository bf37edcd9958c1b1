import { useFormatter, useTranslations } from 'next-intl';
import { scoreOf } from '@/lib/training/rules/evaluation';

/** Who answered, as people call it. */
export function AnsweredBy({ name }: { name: string }) {
  const t = useTranslations('training.evaluation');
  if (name === '') return t('unknownBy');
  return name === 'guide' ? t('guide') : name;
}

export function Score({ passed, answered }: { passed: number; answered: number }) {
  const t = useTranslations('training.evaluation');
  const format = useFormatter();
  const share = format.number(scoreOf(passed, answered) ?? 0, { style: 'percent', maximumFractionDigits: 0 });
  return t('scoreOf', { passed, asked: answered, share });
}
