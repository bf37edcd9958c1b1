import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { ClientWords } from '@/components/shell/client-words';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { PageHeader } from '@/components/ui/page-header';
import { links } from '@/lib/links';

type Step = { label: string; href: string };

type Props = {
  title: string;
  lead?: string;
  /** From the course on; this page comes after them. */
  trail: readonly Step[];
  actions?: ReactNode;
  tabs?: ReactNode;
  children: ReactNode;
};

/** Frame of every page below a course: where one is, its sections, and the words of its forms. */
export async function AuthoringFrame({ title, lead, trail, actions, tabs, children }: Props) {
  const t = await getTranslations('courses.adm');
  const steps = [{ label: t('title'), href: links.admCourses() }, ...trail, { label: title }];
  return (
    <ClientWords namespaces={['authoring', 'conflict', 'courses', 'failures', 'fields', 'lessonWriting', 'shell']}>
      <PageHeader
        title={title}
        above={<Breadcrumb label={t('title')} items={steps} />}
        actions={actions}
        {...(lead && { lead })}
      />
      {tabs}
      {children}
    </ClientWords>
  );
}
