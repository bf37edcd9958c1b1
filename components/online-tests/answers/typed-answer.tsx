import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useState } from 'react';
import { TextInput } from '@/components/ui/text-input';
import { Textarea } from '@/components/ui/textarea';
import type { AnswerProps } from './answer-props';

const textMax = 500;
/** A word, not a letter. */
const restMs = 700;

/** What is typed is an answer after a moment's rest, and at once when the field or the page is left. */
function useTyped(value: AnswerProps<'number'>['value'], onChange: (value: string) => void) {
  const stored = typeof value === 'string' ? value : '';
  const [typed, setTyped] = useState(stored);
  const give = useEffectEvent(() => {
    if (typed !== stored) onChange(typed);
  });
  useEffect(() => {
    if (typed === stored) return;
    const waiting = setTimeout(() => give(), restMs);
    return () => clearTimeout(waiting);
  }, [typed, stored]);
  useEffect(() => {
    const leave = () => document.visibilityState === 'hidden' && give();
    document.addEventListener('visibilitychange', leave);
    return () => {
      document.removeEventListener('visibilitychange', leave);
      give();
    };
  }, []);
  return { typed, setTyped, give: () => typed !== stored && onChange(typed) };
}

export function NumberAnswer({ question, value, onChange, disabled }: AnswerProps<'number'>) {
  const t = useTranslations('onlineTest');
  const { typed, setTyped, give } = useTyped(value, onChange);
  const { unit } = question.body;
  return (
    <div className="flex max-w-sm items-center gap-3 text-lg">
      <TextInput
        aria-label={t('yourNumber')}
        inputMode="decimal"
        autoComplete="off"
        maxLength={40}
        value={typed}
        disabled={disabled}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={give}
      />
      {unit && <span>{unit}</span>}
    </div>
  );
}

export function ShortTextAnswer({ value, onChange, disabled }: AnswerProps<'shortText'>) {
  const t = useTranslations('onlineTest');
  const { typed, setTyped, give } = useTyped(value, onChange);
  return (
    <div>
      <Textarea
        aria-label={t('yourText')}
        maxLength={textMax}
        value={typed}
        disabled={disabled}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={give}
      />
      <span className="text-ink-soft text-sm">{t('textLeft', { count: textMax - typed.length })}</span>
    </div>
  );
}
