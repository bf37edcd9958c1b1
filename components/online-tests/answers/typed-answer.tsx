import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { TextInput } from '@/components/ui/text-input';
import { Textarea } from '@/components/ui/textarea';
import type { AnswerProps, OnAnswer } from './answer-props';

const textMax = 500;

/** While somebody writes here, the field is theirs; else it shows what stands, from whichever tab it came. */
function useTyped(value: AnswerProps<'number'>['value'], onChange: OnAnswer) {
  const stored = typeof value === 'string' ? value : '';
  const [typed, setTyped] = useState<string>();
  function type(text: string): void {
    setTyped(text);
    onChange(text, 'goes on');
  }
  function rest(): void {
    if (typed !== undefined) onChange(typed, 'left');
    setTyped(undefined);
  }
  return { shown: typed ?? stored, type, rest };
}

export function NumberAnswer({ question, value, onChange, disabled }: AnswerProps<'number'>) {
  const t = useTranslations('onlineTest');
  const { shown, type, rest } = useTyped(value, onChange);
  const { unit } = question.body;
  return (
    <div className="flex max-w-sm items-center gap-3 text-lg">
      <TextInput
        aria-label={t('yourNumber')}
        inputMode="decimal"
        autoComplete="off"
        maxLength={40}
        value={shown}
        disabled={disabled}
        onChange={(event) => type(event.target.value)}
        onBlur={rest}
      />
      {unit && <span>{unit}</span>}
    </div>
  );
}

export function ShortTextAnswer({ value, onChange, disabled }: AnswerProps<'shortText'>) {
  const t = useTranslations('onlineTest');
  const { shown, type, rest } = useTyped(value, onChange);
  return (
    <div>
      <Textarea
        aria-label={t('yourText')}
        maxLength={textMax}
        value={shown}
        disabled={disabled}
        onChange={(event) => type(event.target.value)}
        onBlur={rest}
      />
      <span className="text-ink-soft text-sm">{t('textLeft', { count: textMax - shown.length })}</span>
    </div>
  );
}
