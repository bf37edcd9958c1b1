import { getTranslations } from 'next-intl/server';
import { DeleteButton } from '@/components/forms/delete-button';
import { ResetStaffPassword } from '@/components/people/staff/reset-staff-password';
import { UserForm } from '@/components/people/staff/user-form';
import { enter } from '@/lib/access/enter';
import { orNotFound } from '@/lib/access/or-not-found';
import { deleteUserOp } from '@/lib/accounts/contract/logins';
import { userById } from '@/lib/accounts/queries/logins';
import { links } from '@/lib/links';
import { schoolChoices } from '@/lib/schools/queries';
import { StaffScreen } from '../../../_people/staff/staff-screen';

type Props = { params: Promise<{ userId: string }> };

export async function generateMetadata() {
  const t = await getTranslations('staff.users');
  return { title: t('one') };
}

export default async function User({ params }: Props) {
  const actor = await enter('/adm');
  const { userId: id } = await params;
  const user = await orNotFound(userById(actor, { id }));
  const [t, schools] = await Promise.all([getTranslations('staff'), schoolChoices(actor, {})]);
  const { name, login, email, active, tipo } = user;
  return (
    <StaffScreen
      of="users"
      listHref={links.users()}
      title={name}
      actions={
        <DeleteButton
          op={deleteUserOp}
          input={{ id }}
          words={{ label: t('delete.ask'), title: t('delete.title', { name }), done: t('delete.done') }}
          goTo={links.users()}
        >
          {t('delete.text')}
        </DeleteButton>
      }
    >
      <UserForm user={user} schools={schools} />
      <ResetStaffPassword
        id={id}
        name={name}
        login={login}
        hasMail={email !== null && active}
        isPupil={tipo === 'aluno'}
      />
    </StaffScreen>
  );
}
