'use client';

import { usePathname } from 'next/navigation';
import { Button, ButtonLink } from '@/components/ui/button';
import { links, localized, splitLocale } from '@/lib/platform/links';
import { ErrorView } from './error-view';
import { errorWords } from './error-words';

export type ErrorScreenProps = { error: Error & { digest?: string }; reset: () => void };

/** Words of its own: what failed may be what brings the others. */
export function ErrorScreen({ error, reset }: ErrorScreenProps) {
  const { locale } = splitLocale(usePathname());
  const words = errorWords[locale];
  return (
    <ErrorView
      title={words.title}
      reference={error.digest}
      actions={
        <>
          <Button variant="primary" icon="refresh" onClick={reset}>
            {words.retry}
          </Button>
          <ButtonLink href={localized(locale, links.root())}>{words.home}</ButtonLink>
        </>
      }
    >
      {words.text}
    </ErrorView>
  );
}
