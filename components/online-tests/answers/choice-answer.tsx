import { useTranslations } from 'next-intl';
import type { AnswerProps } from './answer-props';
import { verbatim } from './verbatim';

const tile =
  'choice flex min-h-12 items-start gap-3 rounded-md border border-edge bg-surface px-4 py-3 text-lg ' +
  'has-checked:border-brand-edge has-checked:bg-brand-soft has-checked:shadow-[inset_0_0_0_1px_var(--brand-edge)]';

type Choice = { id: string; text: string };
type TilesProps = {
  kind: 'radio' | 'checkbox';
  name: string;
  choices: readonly Choice[];
  isChecked: (id: string) => boolean;
  onPick: (id: string) => void;
  disabled: boolean;
};

function Tiles({ kind, name, choices, isChecked, onPick, disabled }: TilesProps) {
  return (
    <div className="grid gap-2">
      {choices.map(({ id, text }) => (
        <label key={id} className={tile}>
          <input
            type={kind}
            name={name}
            value={id}
            checked={isChecked(id)}
            disabled={disabled}
            onChange={() => onPick(id)}
            className={kind === 'radio' ? 'choice-box rounded-full' : 'choice-box'}
          />
          <span className="min-w-0 wrap-anywhere" {...verbatim(text)}>
            {text}
          </span>
        </label>
      ))}
    </div>
  );
}

export function SingleAnswer({ question, value, onChange, disabled }: AnswerProps<'single'>) {
  return (
    <Tiles
      kind="radio"
      name={question.id}
      choices={question.body.choices}
      isChecked={(id) => value === id}
      onPick={onChange}
      disabled={disabled}
    />
  );
}

export function TrueFalseAnswer({ question, value, onChange, disabled }: AnswerProps<'trueFalse'>) {
  const t = useTranslations('onlineTest');
  const choices = [
    { id: 'true', text: t('true') },
    { id: 'false', text: t('false') },
  ];
  return (
    <Tiles
      kind="radio"
      name={question.id}
      choices={choices}
      isChecked={(id) => value !== null && String(value) === id}
      onPick={(id) => onChange(id === 'true')}
      disabled={disabled}
    />
  );
}

/** Exactly two: a third takes the place of the first, so that nobody is stuck with two wrong ones. */
export function TwoRightAnswer({ question, value, onChange, disabled }: AnswerProps<'twoRight'>) {
  const t = useTranslations('onlineTest');
  const picked = Array.isArray(value) ? value : [];
  const pick = (id: string) =>
    onChange(picked.includes(id) ? picked.filter((other) => other !== id) : [...picked, id].slice(-2));
  return (
    <>
      <Tiles
        kind="checkbox"
        name={question.id}
        choices={question.body.choices}
        isChecked={(id) => picked.includes(id)}
        onPick={pick}
        disabled={disabled}
      />
      <p role="status" className="mt-2 text-ink-soft">
        {t('twoPicked', { count: picked.length })}
      </p>
    </>
  );
}
