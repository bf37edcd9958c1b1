import type { ComponentPropsWithRef } from 'react';
import { controlClasses } from './control-classes';
import { joinClasses } from './join-classes';

/** Grows with what is typed where the browser can. */
export function Textarea({ className, rows = 4, ...rest }: ComponentPropsWithRef<'textarea'>) {
  return (
    <textarea
      {...rest}
      rows={rows}
      className={joinClasses(controlClasses, 'field-sizing-content min-h-24', className)}
    />
  );
}
