import { getTranslations } from 'next-intl/server';
import { MuralTable } from '@/components/mural/mural-table';
import { ButtonLink } from '@/components/ui/button';
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

/** The facilitator's mural (§2): for all own classes, for one class, for one student. */
export default async function Mural({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const actor = await enter('/facilitator');
  const params = await searchParams;
  const section = readSection(readText(params, 'section'));
  const [t, found] = await Promise.all([
    getTranslations('mural'),
    muralList(actor, { section, search: readText(params, 'q'), page: readPage(params) }),
  ]);
  return (
    <>
      <PageHeader
        title={t('title')}
        lead={t('lead')}
        actions={
          <ButtonLink href={links.newMuralPost(section)} variant="primary" icon="plus">
            {t('new')}
          </ButtonLink>
        }
      />
      <TabLinks
        label={t('sections')}
        current={section}
        items={muralSections.map((key) => ({ key, label: t(`section.${key}`), href: links.mural(key) }))}
      />
      <Card flush className="mt-4">
        <MuralTable section={section} area="facilitator" address={{ path: links.mural(), params }} found={found} />
      </Card>
    </>
  );
}
