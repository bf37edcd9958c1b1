import { getTranslations } from 'next-intl/server';
import { SharedDevices } from '@/components/people/devices/shared-devices';
import { ClientWords } from '@/components/shell/client-words';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { PageHeader } from '@/components/ui/page-header';
import type { Actor } from '@/lib/access/actor';
import { can } from '@/lib/access/can';
import { orNotFound } from '@/lib/access/or-not-found';
import type { PeopleArea } from '@/lib/access/people-area';
import { links } from '@/lib/links';
import { abilities } from '@/lib/shared-devices/abilities';
import { classDevices } from '@/lib/shared-devices/queries/class-devices';

type Props = { area: PeopleArea; actor: Actor; classId: string };

/** The devices that the pupils of a class share, and the PINs that they check in with. */
export async function DevicesPage({ area, actor, classId }: Props) {
  const standing = await orNotFound(classDevices(actor, { classId }));
  const [t, words] = await Promise.all([getTranslations('sharedDevices'), getTranslations('classes')]);
  const items = [
    { label: words('title'), href: links.classes(area) },
    { label: standing.className, href: links.schoolClass(area, classId) },
    { label: t('title') },
  ];
  return (
    <>
      <div data-print="no">
        <PageHeader title={t('title')} lead={t('lead')} above={<Breadcrumb label={words('title')} items={items} />} />
      </div>
      <ClientWords namespaces={['sharedDevices', 'failures', 'shell']}>
        <SharedDevices classId={classId} standing={standing} mayShare={can(actor, abilities['device:share'])} />
      </ClientWords>
    </>
  );
}
