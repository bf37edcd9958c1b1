import { getTranslations } from 'next-intl/server';
import { DeleteButton } from '@/components/forms/delete-button';
import { SchoolForm } from '@/components/schools/school-form';
import { enter } from '@/lib/access/enter';
import { orNotFound } from '@/lib/access/or-not-found';
import { deleteSchoolOp } from '@/lib/classes/contract/schools';
import { links } from '@/lib/links';
import { schoolById } from '@/lib/schools/queries';
import { SchoolFrame } from '../school-frame';

type Props = { params: Promise<{ schoolId: string }> };

export async function generateMetadata() {
  const t = await getTranslations('schools');
  return { title: t('one') };
}

export default async function EditSchool({ params }: Props) {
  const actor = await enter('/adm');
  const { schoolId: id } = await params;
  const school = await orNotFound(schoolById(actor, { id }));
  const t = await getTranslations('schools');
  const { name } = school;
  return (
    <SchoolFrame
      title={name}
      tab={{ id, current: 'card' }}
      actions={
        <DeleteButton
          op={deleteSchoolOp}
          input={{ id }}
          words={{ label: t('delete.ask'), title: t('delete.title', { name }), done: t('delete.done') }}
          goTo={links.admSchools()}
        >
          {t('delete.text')}
        </DeleteButton>
      }
    >
      <SchoolForm school={school} cancelHref={links.admSchools()} />
    </SchoolFrame>
  );
}
