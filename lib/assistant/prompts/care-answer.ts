import type { Tipo } from '@/lib/access/actor';
import type { Locale } from '@/lib/platform/i18n/locales';
import type { CareTopic } from '../rules/care-sign';
import { assistantWords } from './assistant-words';

/** The fixed answer to something unsafe: no model has a say in it. An adult is told whom to turn to. */
export function careAnswer(topic: CareTopic, locale: Locale, tipo: Tipo = 'aluno'): string {
  const t = assistantWords(locale);
  const said = tipo === 'aluno' ? [t(`care.${topic}`), t('care.adult')] : [t('care.staff')];
  return [...said, t(`care.lines.${topic}`)].join('\n\n');
}
