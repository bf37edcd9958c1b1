import { useTranslations } from 'next-intl';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { links } from '@/lib/links';

type Named = { code: string; name: string };
type Props = { course: Named; module: Named; lesson?: Named; here?: string };

/** The way from the list of modules to here; what is last is the page itself. */
export function PlanTrail({ course, module, lesson, here }: Props) {
  const t = useTranslations('lessonPlans');
  const way = [
    { label: t('title'), href: links.lessonPlans() },
    { label: module.name, href: links.modulePlans(course.code, module.code) },
    ...(lesson ? [{ label: lesson.name, href: links.lessonPlan(course.code, module.code, lesson.code) }] : []),
    ...(here ? [{ label: here }] : []),
  ];
  const items = way.map(({ label, href }, at) => (at === way.length - 1 || !href ? { label } : { label, href }));
  return <Breadcrumb label={t('title')} items={items} />;
}
