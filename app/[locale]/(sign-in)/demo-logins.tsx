import { useTranslations } from 'next-intl';
import { Card } from '@/components/ui/card';
import { KeyValueList } from '@/components/ui/key-value-list';
import { env } from '@/lib/platform/env/env';
import { demoLogins, demoPassword } from '@/prisma/seed/people';

/** On the embedded demo only: who there is to sign in as. */
export function DemoLogins() {
  const t = useTranslations();
  if (!env().DEMO) return null;
  return (
    <Card title={t('signIn.demo.title')} lead={t('signIn.demo.lead', { password: demoPassword })}>
      <KeyValueList
        items={demoLogins.map(({ login, tipo }) => ({
          key: login,
          label: <code>{login}</code>,
          value: t(`shell.tipo.${tipo}`),
        }))}
      />
    </Card>
  );
}
