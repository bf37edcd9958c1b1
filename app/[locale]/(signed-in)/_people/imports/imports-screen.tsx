import { getFormatter, getTranslations } from 'next-intl/server';
import { List } from '@/components/lists/list';
import { ImportTrail } from '@/components/people/imports/import-trail';
import { AppLink } from '@/components/ui/app-link';
import { Badge } from '@/components/ui/badge';
import { ButtonLink } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { PageHeader } from '@/components/ui/page-header';
import { readPage, type SearchParams } from '@/components/ui/table-address';
import type { Actor } from '@/lib/access/actor';
import { orNotFound } from '@/lib/access/or-not-found';
import type { PeopleArea } from '@/lib/access/people-area';
import { importRecords } from '@/lib/imports/queries/import-records';
import { importPlaces } from '@/lib/imports/rules/kinds';
import { links } from '@/lib/links';
import { ImportSchools } from './import-schools';
import { schoolOfImport } from './school-of-import';

type Props = { actor: Actor; area: PeopleArea; params: SearchParams };

/** What can be brought in at once, and what was; an administrator says first of which school. */
export async function ImportsScreen({ actor, area, params }: Props) {
  const [t, format, school] = await Promise.all([
    getTranslations('imports'),
    getFormatter(),
    schoolOfImport(actor, params),
  ]);
  if (!school) return <ImportSchools actor={actor} params={params} />;
  const found = await orNotFound(importRecords(actor, { schoolId: school.id, page: readPage(params) }));
  const asked = area === 'adm' ? school.id : undefined;
  return (
    <>
      <PageHeader title={t('title')} lead={t('lead')} above={<ImportTrail area={area} school={school} />} />
      <div className="mb-6 grid items-start gap-4 md:grid-cols-3">
        {importPlaces.map((kind) => (
          <Card key={kind} title={t(`kind.${kind}.title`)}>
            <p className="mb-4 text-ink-soft">{t(`kind.${kind}.text`)}</p>
            <ButtonLink href={links.importOf(area, kind, asked)} icon="upload">
              {t(`kind.${kind}.open`)}
            </ButtonLink>
          </Card>
        ))}
      </div>
      <Card title={t('records')} flush>
        <List
          caption={t('records')}
          found={found}
          address={{ path: links.imports(area), params }}
          rowKey={({ id }) => id}
          empty={{ icon: 'upload', title: t('noRecords'), children: t('noRecordsText') }}
          columns={[
            {
              key: 'kind',
              label: t('recordOf'),
              lead: true,
              cell: ({ id, kind }) => (
                <AppLink href={links.importRecord(area, id)} className="font-semibold hover:underline">
                  {t(`kind.${kind}.title`)}
                </AppLink>
              ),
            },
            {
              key: 'when',
              label: t('when'),
              cell: ({ appliedAt, appliedBy }) =>
                t('byAt', {
                  name: appliedBy ?? t('erased'),
                  at: format.dateTime(appliedAt, { dateStyle: 'medium', timeStyle: 'short' }),
                }),
            },
            {
              key: 'counts',
              label: t('what'),
              cell: ({ counts }) =>
                t('counts', { created: counts.create ?? 0, changed: counts.change ?? 0, left: counts.leave ?? 0 }),
            },
            {
              key: 'state',
              label: t('state'),
              cell: ({ state }) => (
                <Badge tone={state === 'applied' ? 'success' : 'neutral'}>{t(`states.${state}`)}</Badge>
              ),
            },
          ]}
        />
      </Card>
    </>
  );
}
