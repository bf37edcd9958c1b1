'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import type * as z from 'zod/mini';
import { lateResolver } from '@/components/forms/late-resolver';
import { useFailureWords } from '@/components/forms/use-failure-words';
import { useUnsavedGuard } from '@/components/forms/use-unsaved-guard';
import { toast } from '@/components/ui/toast';
import { useGo } from '@/components/ui/use-go';
import { readCourse, useCreateCourse, useUpdateCourse } from '@/lib/courses/client';
import type { CourseDetail } from '@/lib/courses/schemas';
import { CallFailure } from '@/lib/platform/browser/call';
import { lazily } from '@/lib/platform/browser/lazy';
import { links } from '@/lib/platform/links';
import { type CourseField, type CourseValues, courseInput, courseValues } from './course-values';

export type EditedCourse = z.infer<typeof CourseDetail>;

/** The state of the form: what is typed stays until the server has it. */
export function useCourseForm(course: EditedCourse | undefined) {
  const locale = useLocale();
  const go = useGo();
  const t = useTranslations('shell');
  const words = useFailureWords();
  const create = useCreateCourse();
  const update = useUpdateCourse();
  const [revision, setRevision] = useState(course?.revision);
  const [theirs, setTheirs] = useState<EditedCourse>();
  const [refusal, setRefusal] = useState<string>();
  /** Known at once: a second click is judged before the first one is drawn. */
  const isSending = useRef(false);
  const form = useForm<CourseValues>({
    defaultValues: courseValues(course, locale),
    resolver: lateResolver(async () => {
      const { courseErrors } = await lazily(() => import('./course-judgement'));
      return (values) => courseErrors(values, words.ofField, course === undefined);
    }),
    mode: 'onTouched',
  });
  useUnsavedGuard(form.formState.isDirty);

  async function refused(error: unknown) {
    const fields = error instanceof CallFailure ? error.fields : [];
    for (const failure of fields) form.setError(failure.path as CourseField, { message: words.ofField(failure) });
    if (error instanceof CallFailure && error.code === 'course.already-exists') {
      form.setError('code', { message: words.ofCall(error) }, { shouldFocus: true });
    }
    const isStale = error instanceof CallFailure && error.code === 'request.changed-meanwhile';
    if (course && isStale) setTheirs(await readCourse(course.code));
    else setRefusal(words.ofCall(error));
  }

  async function send(values: CourseValues, expected: number | undefined) {
    if (isSending.current) return;
    isSending.current = true;
    setRefusal(undefined);
    const input = courseInput(values);
    try {
      const saved = course
        ? await update.run({
            ...input,
            code: course.code,
            ...(expected !== undefined && { revision: expected }),
          })
        : await create.run(input);
      form.reset(courseValues(saved, locale));
      setRevision(saved.revision);
      setTheirs(undefined);
      toast.success(t('saved'));
      if (!course) go.replace(links.admCourse(saved.code));
      else go.refresh();
    } catch (error) {
      await refused(error).catch((reading: unknown) => setRefusal(words.ofCall(reading)));
    } finally {
      isSending.current = false;
    }
  }

  function takeTheirs() {
    if (!theirs) return;
    form.reset(courseValues(theirs, locale));
    setRevision(theirs.revision);
    setTheirs(undefined);
    go.refresh();
  }

  function warn() {
    toast.error(t('warning'), { id: 'warning' });
  }

  const pending = create.isPending || update.isPending;
  return {
    form,
    pending,
    refusal,
    theirs: theirs && courseValues(theirs, locale),
    takeTheirs,
    save: form.handleSubmit((values) => send(values, revision), warn),
    /** Over what was seen: a third person's save in between is told again. */
    saveMine: form.handleSubmit((values) => send(values, theirs?.revision), warn),
    cancel: () => (course ? update.cancel() : create.cancel()),
  };
}

export type CourseForm = ReturnType<typeof useCourseForm>['form'];
