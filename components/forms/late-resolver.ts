import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';

/** Judges a form by a schema that comes after the form; where it does not come, the server judges alone. */
export function lateResolver<V extends FieldValues>(load: () => Promise<(values: V) => FieldErrors<V>>): Resolver<V> {
  return async (values) => {
    const judge = await load().catch(() => undefined);
    const errors = judge?.(values) ?? {};
    return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
  };
}
