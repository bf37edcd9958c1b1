'use client';

import { useState } from 'react';
import { Checkbox } from '@/components/ui/checkbox';
import { Combobox, type ComboboxProps } from '@/components/ui/combobox';
import { Field } from '@/components/ui/field';
import { FileDrop, type FileDropProps } from '@/components/ui/file-drop';
import type { ComboboxOption } from '@/components/ui/use-combobox-options';
import type { GalleryText } from './gallery-text';

const teachers = ['Rita Menezes', 'Paulo Sérgio Antunes', 'Márcia Tavares', 'Joana Ribeiro'];

/** Stands for the server: late, and by part of the name. */
async function findTeachers(query: string): Promise<ComboboxOption[]> {
  await new Promise((resolve) => setTimeout(resolve, 600));
  const wanted = query.toLocaleLowerCase();
  return teachers
    .filter((name) => name.toLocaleLowerCase().includes(wanted))
    .map((name) => ({ value: name, label: name }));
}

export function ComboboxDemo({ text, texts }: { text: GalleryText; texts: ComboboxProps['texts'] }) {
  const { fields } = text;
  const courses = fields.courses.map((label, index) => ({
    value: label,
    label,
    hint: fields.courseHint.replace('{n}', String(index + 1)),
  }));
  const [course, setCourse] = useState<ComboboxOption | null>(courses[2] ?? null);
  const [teacher, setTeacher] = useState<ComboboxOption | null>(null);
  return (
    <>
      <Field id="course" label={fields.course}>
        {(control) => (
          <Combobox
            {...control}
            name="course"
            options={courses}
            value={course}
            onChange={setCourse}
            texts={texts}
            placeholder={fields.coursePlaceholder}
          />
        )}
      </Field>
      <Field id="teacher" label={fields.teacher}>
        {(control) => (
          <Combobox
            {...control}
            load={findTeachers}
            value={teacher}
            onChange={setTeacher}
            texts={texts}
            placeholder={fields.coursePlaceholder}
          />
        )}
      </Field>
    </>
  );
}

export function IndeterminateDemo({ label }: { label: string }) {
  return (
    <Checkbox
      id="partial"
      label={label}
      ref={(box) => {
        if (box) box.indeterminate = true;
      }}
    />
  );
}

export function PhotoDemo({ text, texts }: { text: GalleryText; texts: FileDropProps['texts'] }) {
  return (
    <FileDrop
      label={text.fields.photo}
      hint={text.fields.photoHint}
      accept="image/png,image/jpeg"
      bytesMax={20 * 1024}
      texts={texts}
    />
  );
}
