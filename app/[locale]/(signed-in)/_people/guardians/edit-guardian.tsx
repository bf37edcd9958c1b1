import { getTranslations } from 'next-intl/server';
import { DeleteButton } from '@/components/forms/delete-button';
import { GuardianForm } from '@/components/people/guardians/guardian-form';
import type { Actor } from '@/lib/access/actor';
import { can } from '@/lib/access/can';
import { orNotFound } from '@/lib/access/or-not-found';
import type { PeopleArea } from '@/lib/access/people-area';
import { abilities } from '@/lib/guardians/abilities';
import { deleteGuardianOp } from '@/lib/guardians/contract';
import { guardianById } from '@/lib/guardians/queries/guardians';
import { links } from '@/lib/links';
import { GuardianScreen } from './guardian-screen';

type Props = { area: PeopleArea; actor: Actor; id: string };

export async function EditGuardian({ area, actor, id }: Props) {
  const guardian = await orNotFound(guardianById(actor, { id }));
  const t = await getTranslations('guardians');
  const { name, students } = guardian;
  const names = students.map((student) => student.name).join(', ');
  return (
    <GuardianScreen
      area={area}
      title={name}
      lead={names ? t('form.answersFor', { names }) : t('form.answersForNobody')}
      actions={
        can(actor, abilities['guardian:delete']) && (
          <DeleteButton
            op={deleteGuardianOp}
            input={{ id }}
            words={{ label: t('delete.ask'), title: t('delete.title', { name }), done: t('delete.done') }}
            goTo={links.guardians(area)}
          >
            {t('delete.text')}
          </DeleteButton>
        )
      }
    >
      <GuardianForm area={area} guardian={guardian} />
    </GuardianScreen>
  );
}
