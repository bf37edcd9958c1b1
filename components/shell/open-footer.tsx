import { useTranslations } from 'next-intl';
import { links } from '@/lib/links';
import type { Locale } from '@/lib/platform/i18n/locales';
import { localized } from '@/lib/platform/links';

export function OpenFooter({ locale }: { locale: Locale }) {
  const t = useTranslations('shell');
  return (
    <footer data-print="no" className="mt-auto border-line border-t">
      <div className="mx-auto flex max-w-[1200px] flex-wrap items-center justify-between gap-x-6 px-4 py-3 text-ink-soft text-sm sm:px-6">
        <p>{t('footer')}</p>
        <ul className="flex flex-wrap gap-x-6">
          {(['knowledgeBase', 'projects', 'mmcode', 'apiDocs'] as const).map((page) => (
            <li key={page}>
              <a
                href={localized(locale, links[page]())}
                className="inline-flex min-h-11 items-center hover:text-ink hover:underline"
              >
                {t(page)}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </footer>
  );
}
