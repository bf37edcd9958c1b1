import { createTranslator } from 'next-intl';
import type { Tipo } from '@/lib/access/actor';
import type { Locale } from '@/lib/platform/i18n/locales';
import { messagesOf } from '@/lib/platform/i18n/messages';
import type { CareTopic } from '../rules/care-sign';

function made(locale: Locale) {
  const messages = { careAnswers: messagesOf(locale).careAnswers };
  return createTranslator({ locale, messages, namespace: 'careAnswers' });
}

const words = { 'pt-BR': made('pt-BR'), en: made('en') } satisfies Record<Locale, unknown>;

/** The fixed answer to something unsafe: no model has a say in it. An adult is told whom to turn to. */
export function careAnswer(topic: CareTopic, locale: Locale, tipo: Tipo = 'aluno'): string {
  const t = words[locale];
  const said = tipo === 'aluno' ? [t(`topics.${topic}`), t('adult')] : [t('staff')];
  return [...said, t(`lines.${topic}`)].join('\n\n');
}
