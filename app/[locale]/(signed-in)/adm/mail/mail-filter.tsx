import { useTranslations } from 'next-intl';
import { Select } from '@/components/ui/select';
import type { TableAddress } from '@/components/ui/table-address';
import { TableFilter } from '@/components/ui/table-filter';
import { mailStates } from '@/lib/upkeep/rules';
import { mailView } from './mail-view';

export function MailFilter({ address }: { address: TableAddress }) {
  const t = useTranslations('upkeep.mail');
  return (
    <TableFilter
      address={address}
      searchLabel={t('search')}
      submitLabel={t('filter')}
      clearLabel={t('clear')}
      filters={['state']}
    >
      <Select
        name="state"
        aria-label={t('field.state')}
        defaultValue={mailView(address.params).state ?? ''}
        placeholder={t('allStates')}
        options={mailStates.map((value) => ({ value, label: t(`state.${value}`) }))}
      />
    </TableFilter>
  );
}
