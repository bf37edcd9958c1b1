import { getTranslations } from 'next-intl/server';
import { DeleteButton } from '@/components/forms/delete-button';
import { Consents } from '@/components/people/students/consents';
import { ResetPassword } from '@/components/people/students/reset-password';
import { StudentForm } from '@/components/people/students/student-form';
import { ButtonLink } from '@/components/ui/button';
import type { Actor } from '@/lib/access/actor';
import { can } from '@/lib/access/can';
import { orNotFound } from '@/lib/access/or-not-found';
import type { PeopleArea } from '@/lib/access/people-area';
import { abilities as guardianAbilities } from '@/lib/guardians/abilities';
import { studentConsents } from '@/lib/guardians/queries/consents';
import { links } from '@/lib/links';
import { deleteStudentOp } from '@/lib/registrations/contract';
import { studentRecord } from '@/lib/registrations/queries/student-record';
import { abilities } from '@/lib/students/abilities';
import { StudentScreen } from './student-screen';

type Props = { area: PeopleArea; actor: Actor; id: string };

export async function EditStudent({ area, actor, id }: Props) {
  const [student, consents] = await Promise.all([
    orNotFound(studentRecord(actor, { id })),
    orNotFound(studentConsents(actor, { id })),
  ]);
  const [t, words, report] = await Promise.all([
    getTranslations('students'),
    getTranslations('cards'),
    getTranslations('report'),
  ]);
  const { name, classes } = student;
  return (
    <StudentScreen
      area={area}
      title={name}
      lead={classes.map((each) => each.name).join(', ') || t('form.inNoClass')}
      actions={
        <>
          <ButtonLink href={links.studentReport(area, id)} icon="star">
            {report('open')}
          </ButtonLink>
          {student.active && (
            <>
              <ButtonLink href={links.studentCards(area, [id])} icon="print">
                {words('print')}
              </ButtonLink>
              <ResetPassword id={id} name={name} />
            </>
          )}
          {can(actor, abilities['student:delete']) && (
            <DeleteButton
              op={deleteStudentOp}
              input={{ id }}
              words={{ label: t('delete.ask'), title: t('delete.title', { name }), done: t('delete.done') }}
              goTo={links.students(area)}
            >
              {t('delete.text')}
            </DeleteButton>
          )}
        </>
      }
    >
      <StudentForm
        area={area}
        student={student}
        classes={[]}
        schoolId={student.schoolId}
        mayShowPhoto={consents.items.some(({ kind, endedAt }) => kind === 'photo' && endedAt === null)}
      />
      <Consents
        studentId={id}
        consents={consents.items}
        mayGive={can(actor, guardianAbilities['consent:give'])}
        mayEnd={can(actor, guardianAbilities['consent:end'])}
      />
    </StudentScreen>
  );
}
