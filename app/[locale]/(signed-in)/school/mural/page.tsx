import { getTranslations } from 'next-intl/server';
import { MuralTable } from '@/components/mural/mural-table';
import { Card } from '@/components/ui/card';
import { PageHeader } from '@/components/ui/page-header';
import { TabLinks } from '@/components/ui/tab-links';
import { readPage, readText, type SearchParams } from '@/components/ui/table-address';
import { enter } from '@/lib/access/enter';
import { links } from '@/lib/links';
import { muralList } from '@/lib/mural/queries/mural-posts';
import { muralSections, readSection } from '@/lib/mural/rules';

export async function generateMetadata() {
  const t = await getTranslations('mural');
  return { title: t('title') };
}

/** All that the school's facilitators say to its students, also to one alone: read along, never written. */
export default async function MuralOfSchool({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const actor = await enter('/school');
  const params = await searchParams;
  const section = readSection(readText(params, 'section'));
  const [t, found] = await Promise.all([
    getTranslations('mural'),
    muralList(actor, { section, search: readText(params, 'q'), page: readPage(params) }),
  ]);
  return (
    <>
      <PageHeader title={t('title')} lead={t('leadOfSchool')} />
      <TabLinks
        label={t('sections')}
        current={section}
        items={muralSections.map((key) => ({ key, label: t(`section.${key}`), href: links.mural(key, 'school') }))}
      />
      <Card flush className="mt-4">
        <MuralTable
          section={section}
          area="school"
          address={{ path: links.mural('global', 'school'), params }}
          found={found}
        />
      </Card>
    </>
  );
}
