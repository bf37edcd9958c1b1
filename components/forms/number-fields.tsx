'use client';

import { useLocale } from 'next-intl';
import { TextInput, type TextInputProps } from '@/components/ui/text-input';
import type { FieldFailure } from '@/lib/platform/errors/failures';
import { amountText, parseCents } from '@/lib/platform/i18n/money';
import { FormField, type FrameProps, framed } from './form-field';
import { useFailureWords } from './use-failure-words';
import { useTyped } from './use-typed';

type Props = FrameProps & Omit<TextInputProps, 'id' | 'name' | 'value' | 'onChange' | 'onBlur'>;
/** What is no number stays the text that was typed, so that the schema says so. */
type Typed = number | string | null;

type NumberProps = { value: Typed; change: (value: Typed) => void };

function numberOf(text: string): Typed {
  if (text.trim() === '') return null;
  const number = Number(text);
  return Number.isNaN(number) ? text : number;
}

export function NumberField(props: Props) {
  const { frame, control } = framed(props);
  return (
    <FormField<Typed> {...frame}>
      {(bound, { value, change }) => <NumberInput {...control} {...bound} held={{ value, change }} />}
    </FormField>
  );
}

function NumberInput({ held, ...control }: Omit<TextInputProps, 'value' | 'onChange'> & { held: NumberProps }) {
  const typed = useTyped(held, (value) => String(value ?? ''), numberOf);
  return <TextInput inputMode="numeric" maxLength={14} {...control} {...typed} />;
}

/** Cents, typed and told in reais. */
export function MoneyField(props: Props) {
  const { frame, control } = framed(props);
  const locale = useLocale();
  const failures = useFailureWords();
  const textOf = (value: Typed) => (typeof value === 'number' ? amountText(value, locale) : (value ?? ''));
  const words = (failure: FieldFailure) => failures.ofField(inReais(failure));
  return (
    <FormField<Typed> {...frame} text={textOf} words={words}>
      {(bound, { value, change }) => <MoneyInput {...control} {...bound} held={{ value, change }} textOf={textOf} />}
    </FormField>
  );
}

type MoneyProps = Omit<TextInputProps, 'value' | 'onChange'> & { held: NumberProps; textOf: (value: Typed) => string };

function MoneyInput({ held, textOf, ...control }: MoneyProps) {
  const typed = useTyped(held, textOf, (text) => {
    const cents = parseCents(text);
    return Number.isNaN(cents) ? text : cents;
  });
  return <TextInput inputMode="decimal" maxLength={14} {...control} {...typed} />;
}

function inReais(failure: FieldFailure): FieldFailure {
  if (failure.code === 'wrong-value') return { ...failure, code: 'money' };
  const values = Object.entries(failure.values ?? {}).map(([name, cents]) => [name, Number(cents) / 100]);
  return { ...failure, values: Object.fromEntries(values) };
}
