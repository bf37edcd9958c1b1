import type { ComponentPropsWithRef } from 'react';
import { controlClasses } from './control-classes';
import { Icon } from './icon';
import { joinClasses } from './join-classes';

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

export interface SelectProps extends ComponentPropsWithRef<'select'> {
  options: readonly SelectOption[];
  /** Shown while nothing is chosen. */
  placeholder?: string;
}

export function Select({ options, placeholder, className, ...rest }: SelectProps) {
  return (
    <span className={joinClasses('relative block', className)}>
      <select {...rest} className={joinClasses(controlClasses, 'appearance-none truncate pe-10!')}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" className="pointer-events-none absolute end-3 top-1/2 -translate-y-1/2 text-ink-soft" />
    </span>
  );
}
