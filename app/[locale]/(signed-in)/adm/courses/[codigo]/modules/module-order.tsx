'use client';

import { useRouter } from 'next/navigation';
import { useFormatter, useTranslations } from 'next-intl';
import { OrderedGroups } from '@/components/forms/ordered-groups';
import { useAction } from '@/components/forms/use-action';
import { AppLink } from '@/components/ui/app-link';
import { Badge } from '@/components/ui/badge';
import { moveModuleOp } from '@/lib/courses/contract/modules';
import type { modulesOfCourse } from '@/lib/courses/queries/modules';
import { links } from '@/lib/links';

type Module = Awaited<ReturnType<typeof modulesOfCourse>>[number];

export function ModuleOrder({ courseCode, modules }: { courseCode: string; modules: readonly Module[] }) {
  const t = useTranslations('authoring.modules');
  const router = useRouter();
  const move = useAction(moveModuleOp);

  async function place(moduleId: string, to: number) {
    if (!(await move.run({ moduleId, place: to }))) throw new Error('the place was refused');
    router.refresh();
  }

  const items = modules.map((module) => ({
    id: module.id,
    name: module.name,
    content: <ModuleLine courseCode={courseCode} module={module} />,
  }));
  return (
    <OrderedGroups groups={[{ key: courseCode, label: t('title'), items }]} onMove={(id, to) => place(id, to.place)} />
  );
}

function ModuleLine({ courseCode, module }: { courseCode: string; module: Module }) {
  const t = useTranslations('authoring.modules');
  const format = useFormatter();
  const { code, name, status, expectedOn, unitCount, lessonCount } = module;
  const expected = expectedOn && format.dateTime(new Date(expectedOn), { dateStyle: 'medium', timeZone: 'UTC' });
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
      <AppLink
        href={links.admModule(courseCode, code)}
        className="inline-flex min-h-11 items-center font-semibold hover:underline"
      >
        {name}
      </AppLink>
      <code>{code}</code>
      <Badge tone={status === 'released' ? 'success' : 'warning'}>
        {status === 'released' ? t('released') : t('inDevelopment', { date: expected ?? '' })}
      </Badge>
      <span className="text-sm text-ink-soft">{t('content', { units: unitCount, lessons: lessonCount })}</span>
    </div>
  );
}
