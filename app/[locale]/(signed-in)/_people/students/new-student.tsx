import { getTranslations } from 'next-intl/server';
import { StudentForm } from '@/components/people/students/student-form';
import type { Actor } from '@/lib/access/actor';
import type { PeopleArea } from '@/lib/access/people-area';
import { classChoices } from '@/lib/classes/queries';
import { StudentScreen } from './student-screen';

/** `school` is the one that an administrator registers into. */
type Props = { area: PeopleArea; actor: Actor; school?: { id: string; name: string } };

export async function NewStudent({ area, actor, school }: Props) {
  const [t, classes] = await Promise.all([
    getTranslations('students'),
    classChoices(actor, { ...(school && { schoolId: school.id }) }),
  ]);
  return (
    <StudentScreen area={area} title={t('form.newTitle')} {...(school && { lead: school.name })}>
      <StudentForm
        area={area}
        classes={classes.map(({ id, name }) => ({ value: id, label: name }))}
        {...(school && { schoolId: school.id })}
      />
    </StudentScreen>
  );
}
