import { getTranslations } from 'next-intl/server';
import { StudentForm } from '@/components/people/students/student-form';
import type { Actor } from '@/lib/access/actor';
import type { PeopleArea } from '@/lib/access/people-area';
import { classChoices } from '@/lib/classes/queries';
import { StudentScreen } from './student-screen';

type Props = { area: PeopleArea; actor: Actor; schoolId?: string };

export async function NewStudent({ area, actor, schoolId }: Props) {
  const [t, classes] = await Promise.all([
    getTranslations('students'),
    classChoices(actor, { ...(schoolId && { schoolId }) }),
  ]);
  return (
    <StudentScreen area={area} title={t('form.newTitle')}>
      <StudentForm
        area={area}
        classes={classes.map(({ id, name }) => ({ value: id, label: name }))}
        {...(schoolId && { schoolId })}
      />
    </StudentScreen>
  );
}
