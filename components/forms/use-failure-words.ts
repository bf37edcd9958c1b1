'use client';

import { useTranslations } from 'next-intl';
import { CallFailure } from '@/lib/platform/browser/call';
import type { FieldFailure } from '@/lib/platform/errors/failures';

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

  function ofCall(error: unknown): string {
    return error instanceof CallFailure ? ofCode(error.code) : shell('offline');
  }

  function ofCode(code: string): string {
    return failures.has(code as 'request.invalid') ? failures(code as 'request.invalid') : shell('errorOccurred');
  }

  return { ofField, ofCall, ofCode };
}
