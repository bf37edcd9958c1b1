import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { Table } from '@/components/ui/table';
import type { Tipo } from '@/lib/access/actor';
import { links } from '@/lib/links';

export type Person = { login: string; name: string; tipo: Tipo; schoolName: string | null };

export function PeopleFound({ people }: { people: readonly Person[] }) {
  const t = useTranslations('accounts.seeAs');
  const tipo = useTranslations('shell.tipo');
  return (
    <Card title={t('people')} flush>
      <Table
        caption={t('people')}
        rows={people}
        rowKey={({ login }) => login}
        empty={
          <EmptyState icon="users" title={t('none')}>
            {t('noneText')}
          </EmptyState>
        }
        columns={[
          { key: 'name', label: t('name'), lead: true, cell: ({ name }) => name },
          { key: 'login', label: t('login'), cell: ({ login }) => <code>{login}</code> },
          { key: 'tipo', label: t('tipo'), cell: (person) => tipo(person.tipo) },
          { key: 'school', label: t('school'), cell: ({ schoolName }) => schoolName ?? t('noSchool') },
          {
            key: 'choose',
            label: t('choose'),
            hideLabel: true,
            cell: ({ login, name }) => (
              <ButtonLink href={links.admSeePerson(login)} size="sm" aria-label={t('chosen', { name })}>
                {t('choose')}
              </ButtonLink>
            ),
          },
        ]}
      />
    </Card>
  );
}
