import type { ComponentPropsWithRef } from 'react';
import { controlClasses } from './control-classes';
import { Icon, type IconName } from './icon';
import { joinClasses } from './join-classes';

export interface TextInputProps extends ComponentPropsWithRef<'input'> {
  icon?: IconName;
}

export function TextInput({ icon, className, ...rest }: TextInputProps) {
  if (!icon) return <input {...rest} className={joinClasses(controlClasses, className)} />;
  return (
    <span className={joinClasses('relative block', className)}>
      <Icon name={icon} className="pointer-events-none absolute start-3 top-1/2 -translate-y-1/2 text-ink-soft" />
      <input {...rest} className={joinClasses(controlClasses, 'ps-10!')} />
    </span>
  );
}
