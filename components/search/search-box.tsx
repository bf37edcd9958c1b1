import { Button } from '@/components/ui/button';
import { TextInput } from '@/components/ui/text-input';
import { links } from '@/lib/links';
import { searchLengthMax } from '@/lib/passages/rules/search';
import type { Locale } from '@/lib/platform/i18n/locales';
import { localized } from '@/lib/platform/links';
import type { SearchLabels } from './search-labels';

type Props = {
  locale: Locale;
  labels: SearchLabels;
  search?: string;
  /** `secondary` where another button says what to do next. */
  variant?: 'primary' | 'secondary';
};

/** A GET form that works without script. */
export function SearchBox({ locale, labels, search = '', variant = 'primary' }: Props) {
  return (
    <form action={localized(locale, links.knowledgeSearch())} className="mb-6 flex flex-wrap gap-2">
      <TextInput
        icon="search"
        type="search"
        name="q"
        defaultValue={search}
        maxLength={searchLengthMax}
        aria-label={labels.box}
        placeholder={labels.box}
        autoComplete="off"
        className="min-w-0 grow basis-56"
      />
      <Button type="submit" variant={variant} icon="search">
        {labels.submit}
      </Button>
    </form>
  );
}
