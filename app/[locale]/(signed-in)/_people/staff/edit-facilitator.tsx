import { getTranslations } from 'next-intl/server';
import { ConfirmedButton } from '@/components/forms/confirmed-button';
import { DeleteButton } from '@/components/forms/delete-button';
import { FacilitatorForm } from '@/components/people/staff/facilitator-form';
import { ResetStaffPassword } from '@/components/people/staff/reset-staff-password';
import { Alert } from '@/components/ui/alert';
import type { Actor } from '@/lib/access/actor';
import { orNotFound } from '@/lib/access/or-not-found';
import type { PeopleArea } from '@/lib/access/people-area';
import { links } from '@/lib/links';
import { groupDomain } from '@/lib/platform/mail/group-domain';
import { deleteFacilitatorOp, unlinkFacilitatorOp } from '@/lib/registrations/contract/facilitators';
import { facilitatorRecord } from '@/lib/registrations/queries/facilitator-record';
import { schoolChoices } from '@/lib/schools/queries';
import { FacilitatorFacts } from './facilitator-facts';
import { StaffScreen } from './staff-screen';

type Props = { area: PeopleArea; actor: Actor; id: string };

export async function EditFacilitator({ area, actor, id }: Props) {
  const facilitator = await orNotFound(facilitatorRecord(actor, { id }));
  const [t, schools] = await Promise.all([getTranslations('staff'), area === 'adm' ? schoolChoices(actor, {}) : []]);
  const { name, login, email, active, mayKeep } = facilitator;
  return (
    <StaffScreen
      of="facilitators"
      listHref={links.facilitators(area)}
      title={name}
      lead={facilitator.schools.map((school) => school.name).join(', ')}
      actions={
        <>
          {area === 'school' && actor.schoolId && (
            <ConfirmedButton
              op={unlinkFacilitatorOp}
              input={{ id, schoolId: actor.schoolId }}
              words={{
                label: t('facilitators.unlink'),
                title: t('facilitators.unlinkTitle', { name }),
                confirm: t('facilitators.unlink'),
                done: t('facilitators.unlinked'),
              }}
              goTo={links.facilitators(area)}
            >
              {t('facilitators.unlinkText')}
            </ConfirmedButton>
          )}
          {mayKeep && (
            <DeleteButton
              op={deleteFacilitatorOp}
              input={{ id }}
              words={{ label: t('delete.ask'), title: t('delete.title', { name }), done: t('delete.done') }}
              goTo={links.facilitators(area)}
            >
              {t('delete.text')}
            </DeleteButton>
          )}
        </>
      }
    >
      {!mayKeep && (
        <Alert tone="info" title={t('facilitators.elsewhereTitle')} className="mb-4">
          {t('facilitators.elsewhere')}
        </Alert>
      )}
      <FacilitatorFacts area={area} facilitator={facilitator} />
      {mayKeep && (
        <>
          <FacilitatorForm area={area} facilitator={facilitator} schools={schools} groupDomain={groupDomain()} />
          <ResetStaffPassword id={id} name={name} login={login} hasMail={email !== null && active} />
        </>
      )}
    </StaffScreen>
  );
}
