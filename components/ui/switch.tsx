import type { ComponentPropsWithRef, ReactNode } from 'react';

export interface SwitchProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'id'> {
  id: string;
  label: ReactNode;
  hint?: ReactNode;
}

/** A checkbox in truth, so a plain form sends it; use it for what takes effect at once. */
export function Switch({ id, label, hint, className, ...rest }: SwitchProps) {
  const hintId = `${id}-hint`;
  return (
    <div className={className}>
      <label htmlFor={id} className="flex min-h-11 items-start justify-between gap-4 py-2.5">
        <span className="min-w-0">
          <span className="text-ink">{label}</span>
          {hint && (
            <span id={hintId} className="block text-sm text-ink-soft">
              {hint}
            </span>
          )}
        </span>
        <input
          {...rest}
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: the native `checked` is what readers take.
          role="switch"
          id={id}
          aria-describedby={hint ? hintId : undefined}
          className="switch-track"
        />
      </label>
    </div>
  );
}
