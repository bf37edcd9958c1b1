import { getTranslations } from 'next-intl/server';
import { DeleteButton } from '@/components/forms/delete-button';
import { AdvisorForm } from '@/components/people/staff/advisor-form';
import { ResetStaffPassword } from '@/components/people/staff/reset-staff-password';
import { enter } from '@/lib/access/enter';
import { orNotFound } from '@/lib/access/or-not-found';
import { deleteAdvisorOp } from '@/lib/advisors/contract';
import { advisorById } from '@/lib/advisors/queries';
import { links } from '@/lib/links';
import { schoolChoices } from '@/lib/schools/queries';
import { StaffScreen } from '../../../_people/staff/staff-screen';

type Props = { params: Promise<{ advisorId: string }> };

export async function generateMetadata() {
  const t = await getTranslations('staff.advisors');
  return { title: t('one') };
}

export default async function Advisor({ params }: Props) {
  const actor = await enter('/adm');
  const { advisorId: id } = await params;
  const advisor = await orNotFound(advisorById(actor, { id }));
  const [t, schools] = await Promise.all([getTranslations('staff'), schoolChoices(actor, {})]);
  const { name, login, email, active } = advisor;
  return (
    <StaffScreen
      of="advisors"
      listHref={links.advisors()}
      title={name}
      actions={
        <DeleteButton
          op={deleteAdvisorOp}
          input={{ id }}
          words={{ label: t('delete.ask'), title: t('delete.title', { name }), done: t('delete.done') }}
          goTo={links.advisors()}
        >
          {t('delete.text')}
        </DeleteButton>
      }
    >
      <AdvisorForm advisor={advisor} schools={schools} />
      <ResetStaffPassword id={id} name={name} login={login} hasMail={email !== null && active} />
    </StaffScreen>
  );
}
