import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Button, IconButton } from '@/components/ui/button';
import { FieldError } from '@/components/ui/field';
import { TextInput } from '@/components/ui/text-input';
import type { Option } from '@/lib/question-bank/schemas/questions';
import { freshId } from './blank-question';

type Props = {
  id: string;
  label: string;
  options: readonly Option[];
  most: number;
  onChange: (options: Option[]) => void;
  wordsAt: (path: string) => string | undefined;
  /** What stands before each, such as the mark of what is right. */
  before?: (option: Option, at: number) => ReactNode;
};

/** Alternatives, one side of pairs or things to be put in order: written, added and taken away. */
export function OptionsEditor({ id, label, options, most, onChange, wordsAt, before }: Props) {
  const t = useTranslations('questionBank');
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="mb-1 font-semibold">{label}</legend>
      {options.map((option, at) => {
        const wrong = wordsAt(`${at}.text`);
        return (
          <div key={option.id}>
            <div className="flex items-center gap-2">
              {before?.(option, at)}
              <TextInput
                id={`${id}-${at}`}
                aria-label={t('optionOf', { label, number: at + 1 })}
                aria-invalid={wrong ? true : undefined}
                aria-describedby={wrong ? `${id}-${at}-error` : undefined}
                maxLength={500}
                className="grow"
                value={option.text}
                onChange={(event) => onChange(options.with(at, { ...option, text: event.target.value }))}
              />
              <IconButton
                icon="trash"
                label={t('takeAway', { label, number: at + 1 })}
                onClick={() => onChange(options.toSpliced(at, 1))}
              />
            </div>
            <FieldError id={`${id}-${at}-error`}>{wrong}</FieldError>
          </div>
        );
      })}
      <FieldError id={`${id}-error`}>{wordsAt('')}</FieldError>
      {options.length < most && (
        <Button
          icon="plus"
          className="justify-self-start"
          onClick={() => onChange([...options, { id: freshId(options), text: '' }])}
        >
          {t('addOption')}
        </Button>
      )}
    </fieldset>
  );
}
