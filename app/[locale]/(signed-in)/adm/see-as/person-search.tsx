import { useLocale, useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { TextInput } from '@/components/ui/text-input';
import { links } from '@/lib/links';
import { localized } from '@/lib/platform/links';

/** A native form: the address is the search. */
export function PersonSearch({ search }: { search: string }) {
  const t = useTranslations('accounts.seeAs');
  return (
    <search>
      <form action={localized(useLocale(), links.admSeeAs())} className="flex flex-wrap items-end gap-2">
        <Field id="q" label={t('search')} className="min-w-60 grow">
          {(control) => (
            <TextInput
              {...control}
              key={search}
              name="q"
              type="search"
              defaultValue={search}
              maxLength={100}
              autoCapitalize="none"
              spellCheck={false}
            />
          )}
        </Field>
        <Button type="submit" icon="search">
          {t('searchButton')}
        </Button>
      </form>
    </search>
  );
}
