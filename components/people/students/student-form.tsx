'use client';

import { useTranslations } from 'next-intl';
import type * as z from 'zod/mini';
import { CheckField, SelectField } from '@/components/forms/choice-fields';
import { EditForm } from '@/components/forms/edit-form';
import { SaveBar } from '@/components/forms/save-bar';
import { OptionalTextField, PasswordField, TextArea, TextField } from '@/components/forms/text-fields';
import { PhotoField } from '@/components/people/photo-field';
import { Card } from '@/components/ui/card';
import type { SelectOption } from '@/components/ui/select';
import { useGo } from '@/components/ui/use-go';
import type { PeopleArea } from '@/lib/access/people-area';
import { sexes } from '@/lib/accounts/rules';
import { call } from '@/lib/platform/browser/call';
import { readStudentOp, registerStudentOp, updateStudentOp } from '@/lib/registrations/contract';
import type { NewStudent, StudentRecord } from '@/lib/registrations/schemas';
import { links } from '@/lib/students/links';
import { schoolYears } from '@/lib/students/rules';
import { GuardianFields } from './guardian-fields';
import { LoginField } from './login-field';

export type EditedStudent = z.infer<typeof StudentRecord>;

type Props = {
  area: PeopleArea;
  student?: EditedStudent;
  /** Where a new pupil may be put. */
  classes: readonly SelectOption[];
  /** An administrator says of which school. */
  schoolId?: string;
  /** Whether a guardian allows a photo now. */
  mayShowPhoto?: boolean;
};

const blank: Omit<z.input<typeof NewStudent>, 'schoolId'> = {
  name: '',
  login: '',
  registrationNumber: '',
  schoolYear: 'EF6',
  sex: null,
  nickname: '',
  birthDate: null,
  providerId: null,
  observation: '',
  photoUrl: null,
  password: '',
  confirmation: '',
  guardians: [],
  classId: null,
};

function changeable(record: EditedStudent) {
  const { schoolId: _, schoolName: __, classes: ___, revision: ____, ...fields } = record;
  return fields;
}

/** Register and edit are one form; a pupil who is there brings his record and the revision it was opened on. */
export function StudentForm({ area, student, classes, schoolId, mayShowPhoto = false }: Props) {
  const t = useTranslations('students');
  const shown = useTranslations('passwords');
  const go = useGo();
  const password = { autoComplete: 'new-password', showLabel: shown('show'), hideLabel: shown('hide') };
  const usual = { startsHere: !student, fieldOfCode: refusedFields };
  const fields = (
    <>
      <Card title={t('form.person')}>
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            name="name"
            label={t('field.name')}
            maxLength={120}
            required
            autoComplete="off"
            className="sm:col-span-2"
          />
          <LoginField fixed={student !== undefined} area={area} {...(schoolId && { schoolId })} />
          <TextField
            name="registrationNumber"
            label={t('field.registrationNumber')}
            hint={t('form.registrationHint')}
            maxLength={40}
            autoComplete="off"
          />
          <SelectField
            name="schoolYear"
            label={t('field.schoolYear')}
            required
            options={schoolYears.map((value) => ({ value, label: t(`schoolYear.${value}`) }))}
          />
          <OptionalTextField name="birthDate" label={t('field.birthDate')} type="date" />
          <SelectField
            name="sex"
            label={t('field.sex')}
            none={t('form.notSaid')}
            options={sexes.map((value) => ({ value, label: t(`sex.${value}`) }))}
          />
          <TextField name="nickname" label={t('field.nickname')} maxLength={60} autoComplete="off" />
          {!student && (
            <SelectField
              name="classId"
              label={t('field.class')}
              options={classes}
              {...(area === 'facilitator'
                ? { required: true, none: t('form.chooseClass') }
                : { none: t('form.noClass') })}
            />
          )}
          <OptionalTextField
            name="providerId"
            label={t('field.providerId')}
            hint={t('form.providerHint')}
            maxLength={100}
            autoComplete="off"
          />
        </div>
      </Card>
      {!student && (
        <Card title={t('form.password')} lead={t('form.passwordLead')}>
          <div className="grid gap-4 sm:grid-cols-2">
            <PasswordField name="password" label={t('field.password')} required {...password} />
            <PasswordField name="confirmation" label={t('field.confirmation')} required {...password} />
          </div>
        </Card>
      )}
      <Card title={t('form.guardians')} lead={t('form.guardiansLead')}>
        <GuardianFields area={area} {...(schoolId && { schoolId })} />
      </Card>
      <Card title={t('form.more')}>
        <div className="grid gap-4">
          <TextArea name="observation" label={t('field.observation')} rows={3} maxLength={2000} />
          {student && mayShowPhoto && <PhotoField before={student.photoUrl} />}
          {student && !mayShowPhoto && <p className="text-ink-soft">{t('form.photoNotAllowed')}</p>}
          {student && <CheckField name="active" label={t('field.active')} hint={t('form.activeHint')} />}
        </div>
      </Card>
      <SaveBar label={t(student ? 'form.save' : 'form.register')} cancelHref={links.students(area)} />
    </>
  );
  if (student) {
    return (
      <EditForm
        {...usual}
        op={updateStudentOp}
        initial={changeable(student)}
        input={({ login: _, ...values }) => values}
        revision={student.revision}
        read={() => call(readStudentOp, { id: student.id })}
        valuesOf={changeable}
        onSaved={() => go.refresh()}
      >
        {fields}
      </EditForm>
    );
  }
  return (
    <EditForm
      {...usual}
      op={registerStudentOp}
      initial={{ ...blank, ...(schoolId && { schoolId }), ...(classes.length === 1 && { classId: classes[0]?.value }) }}
      onSaved={({ id }) => go.replace(links.student(area, id))}
    >
      {fields}
    </EditForm>
  );
}

const refusedFields = {
  'account.login-taken': 'login',
  'student.registration-taken': 'registrationNumber',
  'student.provider-id-taken': 'providerId',
};
