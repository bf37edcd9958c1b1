import { getTranslations } from 'next-intl/server';
import { List } from '@/components/lists/list';
import { AppLink } from '@/components/ui/app-link';
import { Card } from '@/components/ui/card';
import { PageHeader } from '@/components/ui/page-header';
import { readPage, readText, type SearchParams } from '@/components/ui/table-address';
import type { Actor } from '@/lib/access/actor';
import { orNotFound } from '@/lib/access/or-not-found';
import { schoolsToImportInto } from '@/lib/imports/queries/schools-to-import-into';
import { links } from '@/lib/links';

/** An administrator's first question: which school is it? */
export async function ImportSchools({ actor, params }: { actor: Actor; params: SearchParams }) {
  const [t, found] = await Promise.all([
    getTranslations('imports'),
    orNotFound(schoolsToImportInto(actor, { search: readText(params, 'q'), page: readPage(params) })),
  ]);
  return (
    <>
      <PageHeader title={t('title')} lead={t('chooseSchool')} />
      <Card flush>
        <List
          caption={t('schools')}
          found={found}
          address={{ path: links.imports('adm'), params }}
          search={t('searchSchool')}
          rowKey={({ id }) => id}
          empty={{ icon: 'school', title: t('noSchools') }}
          noneFound={{ title: t('noneFound') }}
          columns={[
            {
              key: 'name',
              label: t('school'),
              lead: true,
              cell: ({ id, name }) => (
                <AppLink href={links.imports('adm', id)} className="font-semibold hover:underline">
                  {name}
                </AppLink>
              ),
            },
            { key: 'city', label: t('city'), cell: ({ city, state }) => `${city}, ${state}` },
          ]}
        />
      </Card>
    </>
  );
}
