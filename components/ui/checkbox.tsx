import type { ComponentPropsWithRef, ReactNode } from 'react';
import { FieldError } from './field';
import { joinClasses } from './join-classes';

export interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'id'> {
  id: string;
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
}

export function Checkbox({ id, label, hint, error, className, ...rest }: CheckboxProps) {
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  return (
    <div className={className}>
      <label htmlFor={id} className="choice flex min-h-11 items-start gap-3 py-2.5">
        <input
          {...rest}
          type="checkbox"
          id={id}
          aria-describedby={joinClasses(hint ? hintId : null, error ? errorId : null) || undefined}
          aria-invalid={error ? true : undefined}
          className="choice-box rounded-sm"
        />
        <span className="min-w-0">
          <span className="text-ink">{label}</span>
          {hint && (
            <span id={hintId} className="block text-sm text-ink-soft">
              {hint}
            </span>
          )}
        </span>
      </label>
      <FieldError id={errorId}>{error}</FieldError>
    </div>
  );
}
