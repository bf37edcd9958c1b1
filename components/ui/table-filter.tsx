import Form from 'next/form';
import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { localized } from '@/lib/platform/links';
import { Button, ButtonLink } from './button';
import { type TableAddress, tableHref } from './table-address';
import { TextInput } from './text-input';

export interface TableFilterProps {
  address: TableAddress;
  /** What is searched, such as "Buscar por nome ou login". */
  searchLabel: string;
  /** Names of further controls, given as children. */
  filters?: readonly string[];
  children?: ReactNode;
  /** Beside it, and no part of the question. */
  actions?: ReactNode;
}

/** A GET form: the address keeps the answer, so it works without script, can be shared and survives "back". */
export function TableFilter(props: TableFilterProps) {
  const { address, searchLabel, filters = [], children, actions } = props;
  const t = useTranslations('ui.list');
  const own = ['q', 'page', ...filters];
  const kept = Object.entries(address.params).filter(([name]) => !own.includes(name));
  const isFiltered = ['q', ...filters].some((name) => Boolean(address.params[name]));
  const cleared = Object.fromEntries(own.map((name) => [name, null]));
  const search = address.params.q;
  return (
    <Form
      action={localized(useLocale(), address.path)}
      prefetch={false}
      scroll={false}
      role="search"
      className="flex flex-wrap items-end gap-2 p-4 pt-0 first:pt-4 max-sm:grid max-sm:grid-cols-2 sm:px-6"
    >
      {kept.map(
        ([name, value]) => typeof value === 'string' && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <TextInput
        icon="search"
        type="search"
        name="q"
        maxLength={100}
        defaultValue={typeof search === 'string' ? search : ''}
        placeholder={searchLabel}
        aria-label={searchLabel}
        className="min-w-0 grow basis-70 max-sm:col-span-2"
      />
      {children}
      <Button type="submit" icon="filter">
        {t('filter')}
      </Button>
      {isFiltered && (
        <ButtonLink href={tableHref(address, cleared)} scroll={false} variant="quiet">
          {t('clear')}
        </ButtonLink>
      )}
      {actions && <div className="flex flex-wrap gap-2 max-sm:col-span-2 sm:contents">{actions}</div>}
    </Form>
  );
}
