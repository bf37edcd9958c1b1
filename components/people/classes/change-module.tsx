'use client';

import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { ConfirmedButton } from '@/components/forms/confirmed-button';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { changeModuleOp } from '@/lib/class-life/contract';
import type { ShownClass } from './class-hero';
import { useModuleOptions } from './module-options';
import { coursesFor, type Offers } from './offers';

/** Any module of any course that the school may use; the class then begins anew. */
export function ChangeModule({ shown, offers }: { shown: ShownClass; offers: Offers }) {
  const t = useTranslations('classLife.module');
  const fields = useTranslations('classes.field');
  const id = useId();
  const [courseCode, setCourseCode] = useState(shown.courseCode);
  const [moduleCode, setModuleCode] = useState(shown.moduleCode);
  const courses = coursesFor(shown.type, offers);
  const modules = useModuleOptions(offers, courseCode, shown.type);
  return (
    <ConfirmedButton
      op={changeModuleOp}
      input={{ classId: shown.id, courseCode, moduleCode }}
      danger={false}
      words={{ label: t('ask'), title: t('title'), confirm: t('confirm'), done: t('done') }}
      button={{ variant: 'quiet', size: 'sm', icon: 'refresh' }}
    >
      <p>{t('text')}</p>
      <div className="mt-4 grid gap-4">
        <Field id={`${id}-course`} label={fields('course')}>
          {(control) => (
            <Select
              {...control}
              value={courseCode}
              options={courses.map(({ code, name }) => ({ value: code, label: name }))}
              onChange={(event) => {
                setCourseCode(event.target.value);
                setModuleCode(courses.find(({ code }) => code === event.target.value)?.modules[0]?.code ?? '');
              }}
            />
          )}
        </Field>
        <Field id={`${id}-module`} label={t('choose')}>
          {(control) => (
            <Select
              {...control}
              value={moduleCode}
              options={modules}
              onChange={(event) => setModuleCode(event.target.value)}
            />
          )}
        </Field>
      </div>
    </ConfirmedButton>
  );
}
