'use client';

import { useTranslations } from 'next-intl';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { type Tipo, tipos } from '@/lib/access/actor';
import { schoolYears } from '@/lib/training/rules/limits';

/** As whom the assistant is asked; no school year is ''. */
export type ReaderValues = { tipo: Tipo; schoolYear: '' | (typeof schoolYears)[number]; locale: 'pt-BR' | 'en' };

export const usualReader: ReaderValues = { tipo: 'instrutor', schoolYear: '', locale: 'pt-BR' };

export function readerInput({ tipo, schoolYear, locale }: ReaderValues) {
  return { tipo, schoolYear: tipo === 'aluno' && schoolYear ? schoolYear : null, locale };
}

type Props = { value: ReaderValues; onChange: (changes: Partial<ReaderValues>) => void };

export function ReaderFields({ value, onChange }: Props) {
  const t = useTranslations('training.reader');
  const tipo = useTranslations('shell.tipo');
  return (
    <div className="grid gap-4 sm:grid-cols-3">
      <Field id="tipo" label={t('tipo')}>
        {(control) => (
          <Select
            {...control}
            options={tipos.map((one) => ({ value: one, label: tipo(one) }))}
            value={value.tipo}
            onChange={(event) => onChange({ tipo: event.target.value as ReaderValues['tipo'] })}
          />
        )}
      </Field>
      <Field id="schoolYear" label={t('schoolYear')}>
        {(control) => (
          <Select
            {...control}
            disabled={value.tipo !== 'aluno'}
            placeholder={t('anyYear')}
            options={schoolYears.map((one) => ({ value: one, label: one }))}
            value={value.tipo === 'aluno' ? value.schoolYear : ''}
            onChange={(event) => onChange({ schoolYear: event.target.value as ReaderValues['schoolYear'] })}
          />
        )}
      </Field>
      <Field id="locale" label={t('locale')}>
        {(control) => (
          <Select
            {...control}
            options={(['pt-BR', 'en'] as const).map((one) => ({ value: one, label: t(one) }))}
            value={value.locale}
            onChange={(event) => onChange({ locale: event.target.value as ReaderValues['locale'] })}
          />
        )}
      </Field>
    </div>
  );
}
