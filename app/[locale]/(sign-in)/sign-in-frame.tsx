import type { ReactNode } from 'react';
import { OpenHeader, PhonePreferences } from '@/components/shell/open-header';
import { Card } from '@/components/ui/card';
import type { Locale } from '@/lib/platform/i18n/locales';

type Props = { locale: Locale; path: string; title: string; lead: string; above?: ReactNode; children: ReactNode };

/** One card in the middle: what every screen before the own home looks like. */
export function SignInFrame({ locale, path, title, lead, above, children }: Props) {
  return (
    <>
      <OpenHeader locale={locale} path={path} />
      <main
        id="content"
        tabIndex={-1}
        className="mx-auto flex w-full max-w-[28rem] grow flex-col gap-4 px-4 py-8 sm:py-12"
      >
        {above}
        <Card accent>
          <h1 className="text-2xl">{title}</h1>
          <p className="mt-1 mb-5 text-ink-soft">{lead}</p>
          {children}
        </Card>
      </main>
      <PhonePreferences locale={locale} path={path} />
    </>
  );
}
