import { useFormatter, useTranslations } from 'next-intl';
import { ConfirmedButton } from '@/components/forms/confirmed-button';
import { Card } from '@/components/ui/card';
import type { Tipo } from '@/lib/access/actor';
import { unlinkIdentityOp } from '@/lib/accounts/contract';

type Shown = { id: string; provider: string; linkedAt: Date };
type Props = { identities: readonly Shown[]; own: { login: string; tipo: Tipo } };

/** By whose accounts elsewhere somebody comes in as this person: one that the person does not know is ended here. */
export function LinkedAccounts({ identities, own: { login, tipo } }: Props) {
  const t = useTranslations('accounts.linked');
  const format = useFormatter();
  if (identities.length === 0) return null;
  return (
    <Card title={t('title')} lead={t('lead')}>
      <ul className="grid gap-4">
        {identities.map(({ id, provider, linkedAt }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-3">
            <p className="min-w-0">
              <strong>{provider}</strong>
              <br />
              {t('since', { date: format.dateTime(linkedAt, { dateStyle: 'long' }) })}
            </p>
            <ConfirmedButton
              op={unlinkIdentityOp}
              input={{ id }}
              words={{
                label: t('unlink', { provider }),
                title: t('ask', { provider }),
                confirm: t('confirm'),
                done: t('done'),
              }}
              button={{ variant: 'quiet', size: 'sm' }}
            >
              {t(tipo === 'aluno' ? 'textOfStudent' : 'text', { login })}
            </ConfirmedButton>
          </li>
        ))}
      </ul>
    </Card>
  );
}
