import { useTranslations } from 'next-intl';
import { AppLink } from '@/components/ui/app-link';
import { Card } from '@/components/ui/card';
import { KeyValueList } from '@/components/ui/key-value-list';
import type { PeopleArea } from '@/lib/access/people-area';
import { links } from '@/lib/links';
import type { ReplyOf } from '@/lib/platform/http/operation';
import type { readFacilitatorOp } from '@/lib/registrations/contract/facilitators';

type Props = { area: PeopleArea; facilitator: ReplyOf<typeof readFacilitatorOp> };

/** What stands elsewhere: the classes, which are given where a class is kept; and all of who is kept elsewhere. */
export function FacilitatorFacts({ area, facilitator }: Props) {
  const t = useTranslations('staff');
  const { classes, login, email, phone, mayKeep } = facilitator;
  const contact = [
    { key: 'login', label: t('field.login'), value: <code>{login}</code> },
    { key: 'email', label: t('field.email'), value: email ?? '—' },
    { key: 'phone', label: t('field.phone'), value: phone || '—' },
  ];
  return (
    <Card title={t('facilitators.classes')} className="mb-4">
      {!mayKeep && <KeyValueList items={contact} />}
      {classes.length === 0 ? (
        <p className="text-ink-soft">{t('facilitators.noClasses')}</p>
      ) : (
        <ul className="flex flex-wrap gap-x-6 gap-y-2">
          {classes.map(({ id, name }) => (
            <li key={id}>
              <AppLink href={links.schoolClass(area, id)}>{name}</AppLink>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
