import { Icon } from '@/components/ui/icon';
import { links } from '@/lib/links';
import { searchLengthMax } from '@/lib/passages/rules/search';
import type { Locale } from '@/lib/platform/i18n/locales';
import { localized } from '@/lib/platform/links';
import type { ShellText } from './shell-text';

/**
 * An icon that becomes a field when it has the focus, without script; `/` brings the focus there (search-key.ts). A page
 * with a box of its own shows that one alone (shell.css).
 */
export function HeaderSearch({ locale, t }: { locale: Locale; t: ShellText }) {
  return (
    <search className="header-search">
      <form action={localized(locale, links.knowledgeSearch())}>
        <input
          type="search"
          name="q"
          maxLength={searchLengthMax}
          aria-label={t('search.label')}
          placeholder={t('search.hint')}
          title={t('search.label')}
          autoComplete="off"
        />
        <Icon name="search" />
      </form>
    </search>
  );
}
