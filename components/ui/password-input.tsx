'use client';

import { type ComponentPropsWithRef, useState } from 'react';
import { IconButton } from './button';
import { controlClasses } from './control-classes';
import { joinClasses } from './join-classes';

export interface PasswordInputProps extends Omit<ComponentPropsWithRef<'input'>, 'type'> {
  showLabel: string;
  hideLabel: string;
}

/** A pupil on a phone mistypes less when the letters can be seen. */
export function PasswordInput({ showLabel, hideLabel, className, ...rest }: PasswordInputProps) {
  const [isShown, setShown] = useState(false);
  return (
    <span className={joinClasses('relative block', className)}>
      <input
        {...rest}
        type={isShown ? 'text' : 'password'}
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        className={joinClasses(controlClasses, 'pe-12!')}
      />
      <IconButton
        icon={isShown ? 'eye-off' : 'eye'}
        label={isShown ? hideLabel : showLabel}
        onClick={() => setShown(!isShown)}
        className="absolute end-0 top-0"
      />
    </span>
  );
}
