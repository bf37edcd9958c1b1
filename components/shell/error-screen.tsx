'use client';

import { usePathname } from 'next/navigation';
import { buttonClasses } from '@/components/ui/button-classes';
import { links, localized, splitLocale } from '@/lib/platform/links';
import { ErrorView } from './error-view';
import { errorWords } from './error-words';

export type ErrorScreenProps = {
  error: Error & { digest?: string };
  reset: () => void;
  /** Where the way home leads: the site's root, if nothing else is said. */
  home?: string;
};

/** Words of its own: what failed may be what brings the others. */
export function ErrorScreen({ error, reset, home = links.root() }: ErrorScreenProps) {
  const { locale } = splitLocale(usePathname());
  const words = errorWords[locale];
  return (
    <ErrorView
      title={words.title}
      reference={error.digest}
      actions={
        <>
          <button type="button" className={buttonClasses({ variant: 'primary' })} onClick={reset}>
            {words.retry}
          </button>
          <a href={localized(locale, home)} className={buttonClasses({})}>
            {words.home}
          </a>
        </>
      }
    >
      {words.text}
    </ErrorView>
  );
}
