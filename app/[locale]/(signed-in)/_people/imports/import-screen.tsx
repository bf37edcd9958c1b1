import { redirect } from 'next/navigation';
import { getLocale, getTranslations } from 'next-intl/server';
import { ImportTrail } from '@/components/people/imports/import-trail';
import { SheetImport } from '@/components/people/imports/sheet-import';
import { ClientWords } from '@/components/shell/client-words';
import { PageHeader } from '@/components/ui/page-header';
import type { SearchParams } from '@/components/ui/table-address';
import type { Actor } from '@/lib/access/actor';
import type { PeopleArea } from '@/lib/access/people-area';
import type { SheetKind } from '@/lib/imports/rules/import-columns';
import { links } from '@/lib/links';
import { localized } from '@/lib/platform/links';
import { schoolOfImport } from './school-of-import';

type Props = { actor: Actor; area: PeopleArea; kind: SheetKind; params: SearchParams };

/** One kind of file, from the template to the result. */
export async function ImportScreen({ actor, area, kind, params }: Props) {
  const [t, locale, school] = await Promise.all([
    getTranslations('imports'),
    getLocale(),
    schoolOfImport(actor, params),
  ]);
  if (!school) return redirect(localized(locale, links.imports(area)));
  const title = t(`kind.${kind}.title`);
  return (
    <ClientWords namespaces={['importProblems', 'imports', 'failures', 'shell']}>
      <PageHeader
        title={title}
        lead={t(`kind.${kind}.lead`)}
        above={<ImportTrail area={area} school={school} here={title} />}
      />
      <SheetImport kind={kind} area={area} {...(area === 'adm' && { schoolId: school.id })} />
    </ClientWords>
  );
}
