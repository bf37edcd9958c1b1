'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { useFormView } from '@/components/forms/form-view';
import { TextField } from '@/components/forms/text-fields';
import { nameLengthMax } from '@/lib/classes/rules';
import { type Configured, useProposedName } from './proposed-name';

/** What is proposed follows what is chosen, for as long as nobody has written a name of the own. */
export function NameField({ courseName }: { courseName: (courseCode: string) => string }) {
  const t = useTranslations('classes');
  const form = useFormView();
  const propose = useProposedName();
  const held = <Key extends keyof Configured>(key: Key) => form.valueOf(key) as Configured[Key];
  const proposed = propose({
    courseName: courseName(String(form.valueOf('courseCode') ?? '')),
    schoolYear: held('schoolYear'),
    letter: held('letter'),
    shift: held('shift'),
    referenceYear: held('referenceYear'),
    referenceSemester: held('referenceSemester'),
  });
  const before = useRef(proposed);
  const { change, valueOf: read } = form;
  useEffect(() => {
    if (before.current === proposed) return;
    const isOwn = read('name') !== before.current;
    before.current = proposed;
    if (!isOwn) change('name', proposed);
  }, [proposed, change, read]);
  return (
    <TextField
      name="name"
      label={t('field.name')}
      hint={t('form.nameHint')}
      required
      maxLength={nameLengthMax}
      autoComplete="off"
    />
  );
}
