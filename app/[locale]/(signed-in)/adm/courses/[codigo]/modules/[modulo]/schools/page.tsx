import { getTranslations } from 'next-intl/server';
import { AuthorisationDays } from '@/components/courses/authorisation-days';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { FoundPages } from '@/components/ui/found-pages';
import { readTableView, type SearchParams } from '@/components/ui/table-address';
import { TableFilter } from '@/components/ui/table-filter';
import { enter } from '@/lib/access/enter';
import { schoolsOfModule } from '@/lib/lesson-plans/queries/authorisations';
import { links } from '@/lib/links';
import { AuthoringFrame } from '../../../../authoring-frame';
import { editedModule, type ModuleParams } from '../../edited-module';
import { ModuleTabs } from '../../module-tabs';

type Props = { params: Promise<ModuleParams>; searchParams: Promise<SearchParams> };

export async function generateMetadata() {
  const t = await getTranslations('authoring.schools');
  return { title: t('title') };
}

export default async function ModuleSchools({ params, searchParams }: Props) {
  const actor = await enter('/adm');
  const { course, module, trail } = await editedModule(actor, await params);
  const [sent, t] = await Promise.all([searchParams, getTranslations('authoring.schools')]);
  const { search, page } = readTableView(sent, ['name'], { sort: 'name' });
  const found = await schoolsOfModule(actor, { moduleId: module.id, search, page });
  const address = { path: links.admModuleSchools(course.code, module.code), params: sent };
  return (
    <AuthoringFrame
      title={module.name}
      lead={t('lead')}
      trail={trail}
      tabs={<ModuleTabs course={course.code} module={module.code} current="schools" />}
    >
      <Card flush>
        <TableFilter address={address} searchLabel={t('search')} />
        {found.total === 0 && <EmptyState icon="search" title={t('none')} />}
        <ul className="divide-y divide-line">
          {found.items.map((school) => (
            <AuthorisationDays
              key={school.id}
              moduleId={module.id}
              schoolId={school.id}
              title={school.name}
              lead={`${school.city} · ${school.state}`}
              authorisation={school.authorisation}
            />
          ))}
        </ul>
        <FoundPages found={found} address={address} />
      </Card>
    </AuthoringFrame>
  );
}
