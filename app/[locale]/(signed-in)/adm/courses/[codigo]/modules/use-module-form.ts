'use client';

import { useTranslations } from 'next-intl';
import { useEditing } from '@/components/forms/use-editing';
import { toast } from '@/components/ui/toast';
import { useGo } from '@/components/ui/use-go';
import { readModule, useCreateModule, useUpdateModule } from '@/lib/courses/client';
import { links } from '@/lib/platform/links';
import { blankModule, type EditedModule, type ModuleValues, moduleInput, moduleValues } from './module-values';

/** Create and edit are one form. */
export function useModuleForm(courseCode: string, module: EditedModule | undefined) {
  const go = useGo();
  const t = useTranslations('shell');
  const create = useCreateModule();
  const update = useUpdateModule();
  const moduleId = module?.id ?? '';

  function send(values: ModuleValues, revision: number | undefined) {
    const input = moduleInput(values);
    if (!module) return create.run({ ...input, courseCode, code: values.code });
    return update.run({ ...input, moduleId, ...(revision !== undefined && { revision }) });
  }

  function onSaved(saved: EditedModule) {
    toast.success(t('saved'));
    if (module) go.refresh();
    else go.replace(links.admLessons(courseCode, saved.code));
  }

  const editing = useEditing<ModuleValues, EditedModule>({
    initial: module ? moduleValues(module) : blankModule,
    revision: module?.revision,
    send,
    read: () => readModule(moduleId),
    valuesOf: moduleValues,
    onSaved,
  });
  return { ...editing, cancel: () => (module ? update : create).cancel() };
}
