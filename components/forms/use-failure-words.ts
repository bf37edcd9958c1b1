'use client';

import { useTranslations } from 'next-intl';
import { CallFailure } from '@/lib/platform/browser/call';
import type { FieldFailure } from '@/lib/platform/errors/failures';

/** What a screen says itself where the server says no more than that it failed, or that there is no such row (§8). */
export type OwnWords = { readonly failed?: string; readonly notFound?: string };

/** The sentence of a refused field and of a refused call, in the reader's language. */
export function useFailureWords() {
  const fields = useTranslations('fields');
  const failures = useTranslations('failures');
  const shell = useTranslations('shell');

  function ofField({ code, values }: Omit<FieldFailure, 'path'>): string {
    return fields.has(code as 'required')
      ? fields(code as 'too-long', values as { maximum: number })
      : fields('wrong-value');
  }

  function ofCall(error: unknown, own: OwnWords = {}): string {
    if (!(error instanceof CallFailure)) return shell('offline');
    if (own.notFound && error.code === 'MODEL_NOT_FOUND') return own.notFound;
    if (own.failed && (error.code === 'server.failed' || !failures.has(error.code as 'request.invalid'))) {
      return own.failed;
    }
    const [field] = error.fields;
    // The numbers say what to do, and a file that is sent by itself has no field to show them at.
    if (error.code === 'file.no-room' && field) return ofField(field);
    return failures.has(error.code as 'request.invalid')
      ? failures(error.code as 'request.invalid')
      : shell('errorOccurred');
  }

  return { ofField, ofCall };
}
