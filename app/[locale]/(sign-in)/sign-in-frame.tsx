import type { ReactNode } from 'react';
import { OpenHeader, PhonePreferences } from '@/components/shell/open-header';
import { Card } from '@/components/ui/card';
import type { Locale } from '@/lib/platform/i18n/locales';

type Props = {
  locale: Locale;
  path: string;
  title: string;
  lead: string;
  above?: ReactNode;
  /** Whose screen it is, over the title. */
  face?: ReactNode;
  wide?: boolean;
  children: ReactNode;
};

/** One card in the middle: what every screen before the own home looks like. */
export function SignInFrame({ locale, path, title, lead, above, face, wide, children }: Props) {
  return (
    <>
      <OpenHeader locale={locale} path={path} />
      <main
        id="content"
        tabIndex={-1}
        className={`mx-auto flex w-full grow flex-col gap-4 px-4 py-8 sm:py-12 ${wide ? 'max-w-[60rem]' : 'max-w-[28rem]'}`}
      >
        {above}
        <Card accent>
          {face && <div className="mb-2">{face}</div>}
          <h1 className="text-2xl wrap-anywhere">{title}</h1>
          <p className="mt-1 mb-5 text-ink-soft">{lead}</p>
          {children}
        </Card>
      </main>
      <PhonePreferences locale={locale} path={path} />
    </>
  );
}
