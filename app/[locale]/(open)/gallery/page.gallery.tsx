import '@/app/globals.css';
import { notFound } from 'next/navigation';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { ThemeToggle } from '@/components/shell/theme-toggle';
import { Logo } from '@/components/ui/logo';
import { PageHeader } from '@/components/ui/page-header';
import type { SearchParams } from '@/components/ui/table-address';
import { Toaster } from '@/components/ui/toaster';
import { Tooltip } from '@/components/ui/tooltip';
import { isLocale } from '@/lib/platform/i18n/locales';
import { Charts } from './chart-sections';
import { Choices, Fields } from './form-sections';
import { galleryText } from './gallery-text';
import { Actions, Colours, Icons, People } from './look-sections';
import { OverlayDemos, UppercaseDemo } from './overlay-demos';
import { Row, Section } from './specimen';
import { Figures, Messages, Views, Waiting, Ways } from './state-sections';
import { TableSection } from './table-section';

type Props = { params: Promise<{ locale: string }>; searchParams: Promise<SearchParams> };

/** Its table is read from the query, while the open pages beside it are static. */
export const dynamic = 'force-dynamic';

export default async function GalleryPage({ params, searchParams }: Props) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  setRequestLocale(locale);
  const text = galleryText(locale);
  const t = await getTranslations('ui');
  const address = { path: '/gallery', params: await searchParams };
  return (
    <div className="mx-auto w-full max-w-[1280px] px-4 py-6 sm:px-6">
      <header data-print="no" className="mb-8 flex flex-wrap items-center justify-between gap-4">
        <span className="flex items-center gap-3 text-lg font-bold">
          <Logo size={36} />
          {text.title}
        </span>
        <div className="flex flex-wrap items-center gap-4">
          <UppercaseDemo label={text.uppercase} />
          <a href={locale === 'en' ? '/gallery' : '/en/gallery'} className="py-3 font-medium text-brand-ink underline">
            {text.otherLanguage}
          </a>
          <ThemeToggle labels={{ system: t('theme.system'), light: t('theme.light'), dark: t('theme.dark') }} />
        </div>
      </header>
      <div className="grid gap-8 print:block lg:grid-cols-[180px_1fr]">
        <nav aria-label={text.contents} className="lg:sticky lg:top-6 lg:self-start">
          <ul className="flex flex-wrap gap-x-1 lg:flex-col">
            {Object.entries(text.sections).map(([id, title]) => (
              <li key={id}>
                <a href={`#${id}`} className="block rounded-md px-3 py-2 text-ink-soft hover:bg-sunken hover:text-ink">
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <main id="content" tabIndex={-1} className="flex min-w-0 flex-col gap-10">
          <PageHeader title={text.title} lead={text.lead} />
          <Colours text={text} />
          <Actions text={text} />
          <Fields text={text} t={t} />
          <Choices text={text} />
          <TableSection text={text} address={address} />
          <Figures text={text} />
          <Charts text={text} />
          <Ways text={text} t={t} />
          <Messages text={text} />
          <Waiting text={text} t={t} />
          <Section id="overlays" title={text.sections.overlays}>
            <OverlayDemos text={text} close={t('close')} cancel={t('cancel')} />
            <Row>
              <Tooltip id="platinum" text={text.overlays.tooltip}>
                <button type="button" aria-describedby="platinum" className="min-h-11 font-medium underline">
                  {text.overlays.tooltipTrigger}
                </button>
              </Tooltip>
            </Row>
          </Section>
          <People text={text} />
          <Icons text={text} />
          <Views text={text} />
        </main>
      </div>
      <Toaster label={t('notifications')} closeLabel={t('close')} />
    </div>
  );
}
