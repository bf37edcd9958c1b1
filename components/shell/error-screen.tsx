'use client';

import { usePathname } from 'next/navigation';
import { type ComponentType, lazy, type MouseEvent, Suspense, useEffect } from 'react';
import { buttonClasses } from '@/components/ui/button-classes';
import { isLostCode, lazily } from '@/lib/platform/browser/lazy';
import { localized, splitLocale } from '@/lib/platform/links';
import { accountForError } from './account-for-error';
import { isAboutProviderKeys } from './error-kinds';
import { resetPath, warnUnlessSignedIn } from './error-reset';
import type { ErrorStepsProps } from './error-steps';
import { ErrorView } from './error-view';
import { errorWords } from './error-words';

/** Whoever sees no error does not pay for them; where they do not come, the screen's own two ways on stay. */
const ErrorSteps = lazy<ComponentType<ErrorStepsProps>>(() =>
  lazily(async () => ({ default: (await import('./error-steps')).ErrorSteps })).catch(() => ({ default: () => null })),
);

export type ErrorScreenProps = { error: Error & { digest?: string }; reset: () => void };

/** The transient-access screen (§2). Words of its own: what failed may be what brings the others. */
export function ErrorScreen({ error, reset }: ErrorScreenProps) {
  const { locale } = splitLocale(usePathname());
  const words = errorWords[locale];
  const isLost = isLostCode(error);
  useEffect(() => void accountForError(error), [error]);
  const { provider = '', support } = typeof document === 'undefined' ? {} : document.body.dataset;
  const home = () => localized(locale, resetPath());

  function leave(event: MouseEvent<HTMLAnchorElement>) {
    warnUnlessSignedIn();
    // The session may have ended since the screen broke.
    event.currentTarget.href = home();
  }

  return (
    <ErrorView
      title={words.title}
      reference={error.digest}
      actions={
        <>
          <button
            type="button"
            className={buttonClasses({ variant: 'primary' })}
            onClick={isLost ? () => location.reload() : reset}
          >
            {words.retry}
          </button>
          <a href={typeof document === 'undefined' ? '' : home()} onClick={leave} className={buttonClasses({})}>
            {words.home}
          </a>
        </>
      }
      steps={
        <Suspense>
          <ErrorSteps
            locale={locale}
            support={support}
            provider={provider !== '' && isAboutProviderKeys(error, provider) ? provider : undefined}
          />
        </Suspense>
      }
    >
      {words.text}
    </ErrorView>
  );
}
