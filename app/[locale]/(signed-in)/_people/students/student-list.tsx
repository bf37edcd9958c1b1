import { getTranslations } from 'next-intl/server';
import { StudentTable } from '@/components/people/students/student-table';
import { studentListInput } from '@/components/people/students/student-view';
import { ClientWords } from '@/components/shell/client-words';
import { ButtonLink } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { PageHeader } from '@/components/ui/page-header';
import type { SearchParams } from '@/components/ui/table-address';
import type { Actor } from '@/lib/access/actor';
import type { PeopleArea } from '@/lib/access/people-area';
import { classChoices } from '@/lib/classes/queries';
import { links } from '@/lib/links';
import { studentList } from '@/lib/registrations/queries/students';
import { schoolChoices } from '@/lib/schools/queries';
import { studentsCountedMax } from '@/lib/students/rules';

type Props = { area: PeopleArea; actor: Actor; params: SearchParams };

export async function StudentList({ area, actor, params }: Props) {
  const input = studentListInput(params);
  const isOfAll = area === 'adm';
  const [t, imports, found, classes, schools] = await Promise.all([
    getTranslations('students'),
    getTranslations('imports'),
    studentList(actor, input),
    isOfAll && !input.schoolId ? [] : classChoices(actor, { ...(input.schoolId && { schoolId: input.schoolId }) }),
    isOfAll ? schoolChoices(actor, {}) : [],
  ]);
  const isMore = found.total >= studentsCountedMax(input);
  const bySchool = {
    name: 'schoolId',
    label: t('field.school'),
    all: t('list.allSchools'),
    options: schools.map(({ id, name }) => ({ value: id, label: name })),
  };
  const byClass = {
    name: 'classId',
    label: t('field.classes'),
    all: t('list.allClasses'),
    options: classes.map(({ id, name }) => ({ value: id, label: name })),
  };
  return (
    <ClientWords namespaces={['cards', 'consents', 'failures', 'fields', 'shell', 'students', 'ui']}>
      <PageHeader
        title={t('title')}
        lead={
          isOfAll && !input.schoolId
            ? t('form.chooseSchool')
            : t(isMore ? 'list.leadMore' : 'list.lead', { count: found.total })
        }
        actions={
          <>
            {area !== 'facilitator' && (
              <ButtonLink href={links.imports(area, input.schoolId)} icon="upload">
                {imports('title')}
              </ButtonLink>
            )}
            <ButtonLink href={links.guardians(area)} icon="users">
              {t('guardian.title')}
            </ButtonLink>
            {(!isOfAll || input.schoolId) && (
              <ButtonLink href={links.newStudent(area, input.schoolId)} variant="primary" icon="plus">
                {t('list.new')}
              </ButtonLink>
            )}
          </>
        }
      />
      <Card flush>
        <StudentTable
          area={area}
          address={{ path: links.students(area), params }}
          found={found}
          filters={isOfAll ? [bySchool, byClass] : [byClass]}
        />
      </Card>
    </ClientWords>
  );
}
