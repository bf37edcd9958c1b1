import type { ComponentPropsWithRef, ReactNode } from 'react';
import { FieldError, RequiredMark } from './field';
import { joinClasses } from './join-classes';

export interface RadioOption {
  value: string;
  label: ReactNode;
  hint?: ReactNode;
  disabled?: boolean;
}

export interface RadioGroupProps
  extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'value' | 'defaultValue' | 'id'> {
  id: string;
  name: string;
  legend: ReactNode;
  options: readonly RadioOption[];
  value?: string;
  defaultValue?: string;
  hint?: ReactNode;
  error?: ReactNode;
  /** Each choice a bordered tile: for the few that matter most. */
  tiles?: boolean;
}

const tileClasses =
  'rounded-md border border-edge bg-surface px-4 has-checked:border-brand-edge has-checked:bg-brand-soft ' +
  'has-checked:shadow-[inset_0_0_0_1px_var(--brand-edge)]';

export function RadioGroup(props: RadioGroupProps) {
  const { id, legend, options, value, defaultValue, hint, error, tiles, className, required, ...rest } = props;
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  return (
    <fieldset
      id={id}
      data-wrong={error ? '' : undefined}
      aria-describedby={joinClasses(hint ? hintId : null, error ? errorId : null) || undefined}
      className={joinClasses('min-w-0', className)}
    >
      <legend className="font-semibold text-ink">
        {legend}
        {required && <RequiredMark />}
      </legend>
      {hint && (
        <p id={hintId} className="text-sm text-ink-soft">
          {hint}
        </p>
      )}
      <div className={tiles ? 'mt-2 grid gap-2 sm:grid-cols-[repeat(auto-fit,minmax(12rem,1fr))]' : 'mt-1'}>
        {options.map((option) => (
          <label
            key={option.value}
            htmlFor={`${id}-${option.value}`}
            className={joinClasses('choice flex min-h-11 items-start gap-3 py-2.5', tiles && tileClasses)}
          >
            <input
              {...rest}
              type="radio"
              id={`${id}-${option.value}`}
              value={option.value}
              required={required}
              disabled={option.disabled ?? rest.disabled}
              checked={value === undefined ? undefined : value === option.value}
              defaultChecked={value === undefined && defaultValue === option.value ? true : undefined}
              aria-describedby={option.hint ? `${id}-${option.value}-hint` : undefined}
              className="choice-box rounded-full"
            />
            <span className="min-w-0">
              <span className="text-ink">{option.label}</span>
              {option.hint && (
                <span id={`${id}-${option.value}-hint`} className="block text-sm text-ink-soft">
                  {option.hint}
                </span>
              )}
            </span>
          </label>
        ))}
      </div>
      <FieldError id={errorId}>{error}</FieldError>
    </fieldset>
  );
}
