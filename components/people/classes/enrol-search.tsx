'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { useAction } from '@/components/forms/use-action';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { TextInput } from '@/components/ui/text-input';
import { useGo } from '@/components/ui/use-go';
import { enrolStudentsOp, searchStudentsOp } from '@/lib/class-life/contract';
import type { InputOf, ReplyOf } from '@/lib/platform/http/operation';
import { schoolYears } from '@/lib/students/rules';
import { FoundStudents } from './found-students';

type Props = { classId: string; schoolYear: string; classes: readonly { id: string; name: string }[] };
type Asked = InputOf<typeof searchStudentsOp>;
type Found = ReplyOf<typeof searchStudentsOp>;

/** Ten at a time: what is added makes room for the next ones, so that a whole class comes in by a few presses. */
export function EnrolSearch({ classId, schoolYear, classes }: Props) {
  const t = useTranslations('classes.enrol');
  const years = useTranslations('students.schoolYear');
  const go = useGo();
  const search = useAction(searchStudentsOp, (reason) => t('failed', { reason }));
  const enrol = useAction(enrolStudentsOp);
  const [asked, setAsked] = useState<Asked>();
  const [found, setFound] = useState<Found>();
  const [chosen, setChosen] = useState<readonly string[]>([]);

  async function find(wanted: Asked): Promise<Found> {
    const reply = await search.run(wanted);
    if (!reply) return [];
    setAsked(wanted);
    setFound(reply);
    setChosen([]);
    return reply;
  }

  function submitted(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const text = (name: string) => String(form.get(name) ?? '');
    const year = schoolYears.find((each) => each === text('schoolYear')) ?? null;
    void find({ classId, search: text('search'), schoolYear: year, fromClassId: text('fromClassId') || null });
  }

  async function add() {
    const reply = await enrol.run({ classId, studentIds: [...chosen] }, ({ count }) => t('added', { count }));
    if (!reply) return;
    go.refresh();
    if (!asked) return;
    // The button can add nobody now, or is gone: whoever works by keyboard goes on with the next ten, or in the search.
    const next = (await find(asked)).length > 0 ? 'enrol-all' : 'enrol-search';
    document.getElementById(next)?.focus();
  }

  return (
    <>
      <form onSubmit={submitted} className="grid items-end gap-4 sm:grid-cols-2">
        <Field id="enrol-search" label={t('search')} className="sm:col-span-2">
          {(control) => <TextInput {...control} name="search" type="search" autoComplete="off" maxLength={100} />}
        </Field>
        <Field id="enrol-year" label={t('year')}>
          {(control) => (
            <Select
              {...control}
              name="schoolYear"
              placeholder={t('anyYear')}
              defaultValue={schoolYear}
              options={schoolYears.map((value) => ({ value, label: years(value) }))}
            />
          )}
        </Field>
        <Field id="enrol-from" label={t('from')}>
          {(control) => (
            <Select
              {...control}
              name="fromClassId"
              placeholder={t('anyClass')}
              options={classes.map(({ id, name }) => ({ value: id, label: name }))}
            />
          )}
        </Field>
        <Button type="submit" icon="search" busy={search.isPending} className="justify-self-start">
          {t('find')}
        </Button>
      </form>
      {found && (
        <FoundStudents
          found={found}
          chosen={chosen}
          onChoose={setChosen}
          onAdd={add}
          isBusy={enrol.isPending || search.isPending}
        />
      )}
    </>
  );
}
