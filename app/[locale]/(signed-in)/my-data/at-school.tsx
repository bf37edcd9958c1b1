import { useTranslations } from 'next-intl';
import { Card } from '@/components/ui/card';
import { KeyValueList } from '@/components/ui/key-value-list';
import type { Tipo } from '@/lib/access/actor';

type Shown = { login: string; tipo: Tipo; schoolName: string | null };

/** What one reads of oneself and others change. */
export function AtSchool({ own }: { own: Shown }) {
  const t = useTranslations('accounts.myData');
  const tipo = useTranslations('shell.tipo');
  return (
    <Card title={t('atSchool')} lead={t('registry')}>
      <KeyValueList
        items={[
          { key: 'login', label: t('login'), value: <code>{own.login}</code> },
          { key: 'tipo', label: t('tipo'), value: tipo(own.tipo) },
          { key: 'school', label: t('school'), value: own.schoolName ?? t('noSchool') },
        ]}
      />
    </Card>
  );
}
