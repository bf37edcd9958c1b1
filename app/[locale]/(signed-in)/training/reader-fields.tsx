'use client';

import { useTranslations } from 'next-intl';
import { SelectField } from '@/components/forms/choice-fields';
import { useFormView } from '@/components/forms/form-view';
import { type Tipo, tipos } from '@/lib/access/actor';
import { schoolYears } from '@/lib/training/rules/limits';

/** As whom the assistant is asked. */
export type ReaderValues = {
  tipo: Tipo;
  schoolYear: (typeof schoolYears)[number] | null;
  locale: 'pt-BR' | 'en';
};

export const usualReader: ReaderValues = { tipo: 'instrutor', schoolYear: null, locale: 'pt-BR' };

/** Only pupils are in a school year. */
export function readerInput({ tipo, schoolYear, locale }: ReaderValues): ReaderValues {
  return { tipo, schoolYear: tipo === 'aluno' ? schoolYear : null, locale };
}

export function ReaderFields() {
  const t = useTranslations('training.reader');
  const tipo = useTranslations('shell.tipo');
  const form = useFormView();
  return (
    <div className="grid gap-4 sm:grid-cols-3">
      <SelectField name="tipo" label={t('tipo')} options={tipos.map((one) => ({ value: one, label: tipo(one) }))} />
      <SelectField
        name="schoolYear"
        label={t('schoolYear')}
        none={t('anyYear')}
        disabled={form.valueOf('tipo') !== 'aluno'}
        options={schoolYears.map((one) => ({ value: one, label: one }))}
      />
      <SelectField
        name="locale"
        label={t('locale')}
        options={(['pt-BR', 'en'] as const).map((one) => ({ value: one, label: t(one) }))}
      />
    </div>
  );
}
