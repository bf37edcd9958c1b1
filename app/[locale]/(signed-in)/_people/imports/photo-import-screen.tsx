import { redirect } from 'next/navigation';
import { getLocale, getTranslations } from 'next-intl/server';
import { ImportTrail } from '@/components/people/imports/import-trail';
import { PhotoImport } from '@/components/people/imports/photo-import';
import { ClientWords } from '@/components/shell/client-words';
import { PageHeader } from '@/components/ui/page-header';
import type { SearchParams } from '@/components/ui/table-address';
import type { Actor } from '@/lib/access/actor';
import type { PeopleArea } from '@/lib/access/people-area';
import { links } from '@/lib/links';
import { localized } from '@/lib/platform/links';
import { schoolOfImport } from './school-of-import';

type Props = { actor: Actor; area: PeopleArea; params: SearchParams };

export async function PhotoImportScreen({ actor, area, params }: Props) {
  const [t, locale, school] = await Promise.all([
    getTranslations('imports.kind.photos'),
    getLocale(),
    schoolOfImport(actor, params),
  ]);
  if (!school) return redirect(localized(locale, links.imports(area)));
  return (
    <ClientWords namespaces={['importPhotos', 'failures', 'shell']}>
      <PageHeader
        title={t('title')}
        lead={t('lead')}
        above={<ImportTrail area={area} school={school} here={t('title')} />}
      />
      <PhotoImport {...(area === 'adm' && { schoolId: school.id })} />
    </ClientWords>
  );
}
