'use client';

import { useEffect } from 'react';
import { BrowserProviders } from '@/components/shell/browser-providers';
import { courseExistsOp } from '@/lib/courses/contract';
import { courseCode } from '@/lib/courses/rules';
import { useOperation } from '@/lib/platform/browser/use-operation';

type Props = { code: string; onAnswer: (isTaken: boolean) => void };

/** Asks while a new code is typed, and is loaded then. A failure to ask is no obstacle: saving asks again. */
export function CodeTaken(props: Props) {
  return (
    <BrowserProviders>
      <Question {...props} />
    </BrowserProviders>
  );
}

function Question({ code, onAnswer }: Props) {
  const { data } = useOperation(courseExistsOp, { code }, { enabled: courseCode.test(code), throwOnError: false });
  const isTaken = data?.exists ?? false;
  useEffect(() => onAnswer(isTaken), [isTaken, onAnswer]);
  return null;
}
