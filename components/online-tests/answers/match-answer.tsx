import { useTranslations } from 'next-intl';
import { Select } from '@/components/ui/select';
import type { AnswerProps } from './answer-props';
import { verbatim } from './verbatim';

/** Each on the left takes one of the right; several may take the same. */
export function MatchAnswer({ question, value, onChange, disabled }: AnswerProps<'match'>) {
  const t = useTranslations('onlineTest');
  const pairs = value !== null && typeof value === 'object' && !Array.isArray(value) ? value : {};
  const { left, right } = question.body;
  function pair(from: string, to: string) {
    const { [from]: _, ...others } = pairs;
    onChange(to ? { ...others, [from]: to } : others);
  }
  return (
    <div className="grid gap-3">
      {left.map(({ id, text }) => (
        <div key={id} className="grid items-center gap-1 sm:grid-cols-2 sm:gap-4">
          <label htmlFor={`${question.id}-${id}`} className="text-lg wrap-anywhere" {...verbatim(text)}>
            {text}
          </label>
          <Select
            id={`${question.id}-${id}`}
            value={pairs[id] ?? ''}
            disabled={disabled}
            {...verbatim(right.map((option) => option.text).join(''))}
            placeholder={t('pickPair')}
            options={right.map((option) => ({ value: option.id, label: option.text }))}
            onChange={(event) => pair(id, event.target.value)}
          />
        </div>
      ))}
    </div>
  );
}
