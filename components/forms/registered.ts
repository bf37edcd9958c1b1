import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';

/** A registered field whose value is in the page before the script is: a slow line shows the row, not empty boxes. */
export function registered<Values extends FieldValues>(form: UseFormReturn<Values>, name: Path<Values>) {
  const value: unknown = form.getValues(name);
  return { ...form.register(name), defaultValue: typeof value === 'string' ? value : '' };
}
