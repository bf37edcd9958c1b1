import { getTranslations } from 'next-intl/server';
import { ClassTable } from '@/components/people/classes/class-table';
import { classListInput } from '@/components/people/classes/class-view';
import { ClientWords } from '@/components/shell/client-words';
import { ButtonLink } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { PageHeader } from '@/components/ui/page-header';
import type { SearchParams } from '@/components/ui/table-address';
import type { Actor } from '@/lib/access/actor';
import type { PeopleArea } from '@/lib/access/people-area';
import { classCourses, classList } from '@/lib/classes/queries';
import { links } from '@/lib/links';
import { schoolChoices } from '@/lib/schools/queries';

type Props = { area: PeopleArea; actor: Actor; params: SearchParams };

export async function ClassList({ area, actor, params }: Props) {
  const [t, found, courses, schools] = await Promise.all([
    getTranslations('classes'),
    classList(actor, classListInput(params)),
    classCourses(actor, {}),
    area === 'adm' ? schoolChoices(actor, {}) : [],
  ]);
  return (
    <ClientWords namespaces={['classes', 'failures', 'students', 'ui']}>
      <PageHeader
        title={t('title')}
        lead={t('list.lead', { count: found.total })}
        actions={
          <ButtonLink href={links.newClass(area)} variant="primary" icon="plus">
            {t('list.new')}
          </ButtonLink>
        }
      />
      <Card flush>
        <ClassTable
          area={area}
          address={{ path: links.classes(area), params }}
          found={found}
          courses={courses}
          schools={schools}
        />
      </Card>
    </ClientWords>
  );
}
