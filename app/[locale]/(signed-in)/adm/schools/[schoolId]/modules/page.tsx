import { getTranslations } from 'next-intl/server';
import { AuthorisationDays } from '@/components/courses/authorisation-days';
import { CourseDays } from '@/components/courses/course-days';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { FoundPages } from '@/components/ui/found-pages';
import { readTableView, type SearchParams } from '@/components/ui/table-address';
import { TableFilter } from '@/components/ui/table-filter';
import { enter } from '@/lib/access/enter';
import { orNotFound } from '@/lib/access/or-not-found';
import { modulesOfSchool } from '@/lib/lesson-plans/queries/authorisations';
import { schoolDay } from '@/lib/lesson-plans/rules/school-day';
import { links } from '@/lib/links';
import { now } from '@/lib/platform/clock/clock';
import { schoolById } from '@/lib/schools/queries';
import { SchoolFrame } from '../../school-frame';

type Props = { params: Promise<{ schoolId: string }>; searchParams: Promise<SearchParams> };

export async function generateMetadata() {
  const t = await getTranslations('schools.modules');
  return { title: t('title') };
}

export default async function SchoolModules({ params, searchParams }: Props) {
  const actor = await enter('/adm');
  const { schoolId } = await params;
  const school = await orNotFound(schoolById(actor, { id: schoolId }));
  const [sent, t] = await Promise.all([searchParams, getTranslations('schools.modules')]);
  const { search, page } = readTableView(sent, ['name'], { sort: 'name' });
  const found = await modulesOfSchool(actor, { schoolId, search, page });
  const address = { path: links.admSchoolModules(schoolId), params: sent };
  const today = schoolDay(now()).toISOString().slice(0, 10);
  return (
    <SchoolFrame title={school.name} lead={t('lead')} tab={{ id: schoolId, current: 'modules' }}>
      <Card flush className="mb-4">
        <TableFilter address={address} searchLabel={t('search')} />
        {found.total === 0 && <EmptyState icon="search" title={t('none')} />}
      </Card>
      {found.items.map(({ code, name, modules }) => (
        <Card key={code} title={name} lead={<code>{code}</code>} className="mb-4">
          <CourseDays code={code} name={name} schoolId={schoolId} today={today} />
          <ul className="mt-4 divide-y divide-line border-line border-t">
            {modules.map((module) => (
              <AuthorisationDays
                key={module.id}
                moduleId={module.id}
                schoolId={schoolId}
                title={module.name}
                lead={module.code}
                authorisation={module.authorisation}
              />
            ))}
          </ul>
        </Card>
      ))}
      <FoundPages found={found} address={address} />
    </SchoolFrame>
  );
}
