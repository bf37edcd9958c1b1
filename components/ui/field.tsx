import type { ReactNode } from 'react';
import { Icon } from './icon';
import { joinClasses } from './join-classes';

/** What a control needs in order to belong to its field: spread it on the input. */
export interface FieldControl {
  id: string;
  required: boolean | undefined;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

export interface FieldProps {
  id: string;
  label: ReactNode;
  hint?: ReactNode;
  /** One sentence beside the control; it is announced when it appears. */
  error?: ReactNode;
  required?: boolean | undefined;
  /** A word such as "opcional", shown after the label. */
  note?: string | undefined;
  className?: string | undefined;
  children: (control: FieldControl) => ReactNode;
}

/** What there is to say stands under the control, so that controls that stand side by side begin at one height. */
export function Field({ id, label, hint, error, required, note, className, children }: FieldProps) {
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = joinClasses(hint ? hintId : null, error ? errorId : null);
  return (
    <div className={joinClasses('flex min-w-0 flex-col gap-1.5', className)}>
      <label htmlFor={id} className="font-semibold text-ink">
        {label}
        {required && <RequiredMark />}
        {note && <span className="ms-2 font-normal text-ink-soft">{note}</span>}
      </label>
      {children({
        id,
        required,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      <FieldError id={errorId}>{error}</FieldError>
      {hint && (
        <p id={hintId} className="text-sm text-ink-soft">
          {hint}
        </p>
      )}
    </div>
  );
}

/** The live region stands before its text comes, or some readers would miss the first error. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <div id={id} aria-live="polite" className="empty:hidden">
      {children && (
        <p className="flex items-start gap-1.5 text-sm font-medium text-danger-ink">
          <Icon name="warning" size={16} className="mt-0.5" />
          <span>{children}</span>
        </p>
      )}
    </div>
  );
}

/** Silent: the control's own `required` is what readers announce. */
export function RequiredMark() {
  return (
    <span aria-hidden="true" className="ms-1 text-danger-ink">
      *
    </span>
  );
}
