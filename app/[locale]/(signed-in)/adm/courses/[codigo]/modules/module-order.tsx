'use client';

import { useRouter } from 'next/navigation';
import { useFormatter, useTranslations } from 'next-intl';
import { OrderedGroups } from '@/components/forms/ordered-groups';
import { useFailureWords } from '@/components/forms/use-failure-words';
import { AppLink } from '@/components/ui/app-link';
import { Badge } from '@/components/ui/badge';
import { toast } from '@/components/ui/toast';
import { useMoveModule } from '@/lib/courses/client';
import type { modulesOfCourse } from '@/lib/courses/queries/modules';
import { links } from '@/lib/platform/links';

type Module = Awaited<ReturnType<typeof modulesOfCourse>>[number];

export function ModuleOrder({ courseCode, modules }: { courseCode: string; modules: readonly Module[] }) {
  const t = useTranslations('authoring.modules');
  const router = useRouter();
  const move = useMoveModule();
  const words = useFailureWords();

  async function place(moduleId: string, to: number) {
    try {
      await move.run({ moduleId, place: to });
      router.refresh();
    } catch (error) {
      toast.error(words.ofCall(error));
      throw error;
    }
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
