'use client';

import { useTranslations } from 'next-intl';
import { EditForm } from '@/components/forms/edit-form';
import { SaveBar } from '@/components/forms/save-bar';
import { TextField } from '@/components/forms/text-fields';
import { Card } from '@/components/ui/card';
import { useGo } from '@/components/ui/use-go';
import type { PeopleArea } from '@/lib/access/people-area';
import { createClassOp, readClassOp, updateClassOp } from '@/lib/class-life/contract';
import { nameLengthMax } from '@/lib/classes/rules';
import { links } from '@/lib/links';
import { call } from '@/lib/platform/browser/call';
import { lazily } from '@/lib/platform/browser/lazy';
import type { InputOf, ReplyOf } from '@/lib/platform/http/operation';
import { CourseFields } from './course-fields';
import { FacilitatorFields } from './facilitator-fields';
import { GroupFields } from './group-fields';
import { NameField } from './name-field';
import { coursesFor, mayTake, type Offers } from './offers';
import { useProposedName } from './proposed-name';

type NewProps = { area: PeopleArea; offers: Offers; selfId: string; term: { year: number; semester: 1 | 2 } };

/** What is known already is chosen already: two minutes are for what is not. */
export function NewClassForm({ area, offers, selfId, term }: NewProps) {
  const t = useTranslations('classes');
  const go = useGo();
  const propose = useProposedName();
  const courses = coursesFor('regular', offers);
  const [first] = courses.length === 1 ? courses : [];
  const group = {
    schoolYear: 'EF6',
    shift: 'morning',
    letter: 'A',
    referenceYear: term.year,
    referenceSemester: term.semester,
  } as const;
  const { facilitators } = offers;
  const alone = facilitators.length === 1 || facilitators.some(({ id }) => id === selfId);
  const initial: InputOf<typeof createClassOp> = {
    schoolId: offers.school.id,
    type: 'regular',
    courseCode: first?.code ?? '',
    moduleCode: first?.modules.find((each) => mayTake('regular', each))?.code ?? '',
    ...group,
    facilitatorIds: alone ? [facilitators.find(({ id }) => id === selfId)?.id ?? facilitators[0]?.id ?? ''] : [],
    name: propose({ courseName: first?.name ?? '', ...group }),
  };
  return (
    <EditForm
      op={createClassOp}
      initial={initial}
      schema={async () => (await lazily(() => import('@/lib/class-life/schemas'))).NewClass}
      onSaved={({ id }) => go.replace(links.schoolClass(area, id))}
      startsHere
    >
      <Card title={t('form.what')}>
        <CourseFields offers={offers} />
      </Card>
      <Card title={t('form.group')}>
        <GroupFields />
      </Card>
      <Card title={t('form.people')}>
        <FacilitatorFields facilitators={facilitators} selfId={selfId} />
      </Card>
      <Card title={t('form.name')}>
        <NameField courseName={(code) => offers.courses.find((each) => each.code === code)?.name ?? ''} />
      </Card>
      <SaveBar label={t('form.create')} cancelHref={links.classes(area)} />
    </EditForm>
  );
}

type EditedClass = ReplyOf<typeof readClassOp>;
type EditProps = { area: PeopleArea; edited: EditedClass; facilitators: Offers['facilitators']; selfId: string };

function changeable(edited: EditedClass) {
  const { id, name, schoolYear, shift, letter, referenceYear, facilitators } = edited;
  const referenceSemester = edited.referenceSemester === 1 ? (1 as const) : (2 as const);
  const facilitatorIds = facilitators.map((each) => each.id);
  return { id, name, schoolYear, shift, letter, referenceYear, referenceSemester, facilitatorIds };
}

export function EditClassForm({ area, edited, facilitators, selfId }: EditProps) {
  const t = useTranslations('classes');
  const go = useGo();
  async function read() {
    const now = await call(readClassOp, { id: edited.id });
    return { ...changeable(now), revision: now.revision };
  }
  return (
    <EditForm
      op={updateClassOp}
      initial={changeable(edited)}
      revision={edited.revision}
      read={read}
      schema={async () => (await lazily(() => import('@/lib/class-life/schemas'))).ClassChanges}
      done={t('form.saved')}
      onSaved={(_, isAll) => isAll && go.push(links.schoolClass(area, edited.id))}
    >
      <Card title={t('form.name')}>
        <TextField name="name" label={t('field.name')} required maxLength={nameLengthMax} autoComplete="off" />
      </Card>
      <Card title={t('form.people')}>
        <FacilitatorFields facilitators={facilitators} selfId={selfId} />
      </Card>
      <Card title={t('form.group')}>
        <GroupFields />
      </Card>
      <SaveBar label={t('form.save')} cancelHref={links.schoolClass(area, edited.id)} />
    </EditForm>
  );
}
