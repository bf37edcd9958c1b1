import type { Locale } from '@/lib/platform/i18n/locales';
import { SearchBox } from './search-box';
import { useSearchLabels } from './search-labels';

/** The search, on a page that is about something else. */
export function PageSearch({ locale }: { locale: Locale }) {
  return (
    <search className="block max-w-[40rem]">
      <SearchBox locale={locale} labels={useSearchLabels()} variant="secondary" />
    </search>
  );
}
