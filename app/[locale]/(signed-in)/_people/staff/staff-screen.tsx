import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { ClientWords } from '@/components/shell/client-words';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { PageHeader } from '@/components/ui/page-header';

type Props = {
  /** The list that it belongs to. */
  of: 'facilitators' | 'advisors' | 'users';
  listHref: string;
  title: string;
  lead?: string;
  actions?: ReactNode;
  children: ReactNode;
};

/** Frame of the create and the edit page of whoever is no pupil. */
export async function StaffScreen({ of, listHref, title, lead, actions, children }: Props) {
  const t = await getTranslations('staff');
  const trail = [{ label: t(`${of}.title`), href: listHref }, { label: title }];
  return (
    <ClientWords namespaces={['accounts', 'conflict', 'failures', 'fields', 'passwords', 'shell', 'staff']}>
      <PageHeader
        title={title}
        above={<Breadcrumb label={t(`${of}.title`)} items={trail} />}
        actions={actions}
        {...(lead && { lead })}
      />
      {children}
    </ClientWords>
  );
}
