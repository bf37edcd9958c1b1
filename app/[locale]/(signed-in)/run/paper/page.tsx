import { notFound, redirect } from 'next/navigation';
import { getLocale, getTranslations } from 'next-intl/server';
import { PaperScreen } from '@/components/classroom/paper/paper-screen';
import { ClientWords } from '@/components/shell/client-words';
import { enter } from '@/lib/access/enter';
import { orNotFound } from '@/lib/access/or-not-found';
import { desk } from '@/lib/classroom/queries/desk';
import { rooms } from '@/lib/classroom/queries/rooms';
import { links } from '@/lib/links';
import { localeOf } from '@/lib/platform/i18n/locales';
import { localized } from '@/lib/platform/links';

type Asked = string | string[] | undefined;
type Props = { searchParams: Promise<{ class?: Asked; lesson?: Asked }> };

export async function generateMetadata() {
  const t = await getTranslations('paper');
  return { title: t('title') };
}

/** A lesson without screens: the sheet to print before it, and the grid that is filled in afterwards. */
export default async function PaperPage({ searchParams }: Props) {
  const actor = await enter('/run');
  if (actor.tipo !== 'instrutor') redirect(localized(localeOf(await getLocale()), links.run()));
  const asked = await searchParams;
  const classId = one(asked.class) ?? (await rooms(actor, {}))[0]?.class.id ?? notFound();
  const lesson = one(asked.lesson);
  const initial = await orNotFound(desk(actor, { classId, ...(lesson && { number: lesson }) }));
  return (
    <ClientWords namespaces={['paper', 'run']}>
      <PaperScreen initial={initial} me={{ id: actor.id, name: actor.name }} />
    </ClientWords>
  );
}

function one(value: Asked): string | undefined {
  return Array.isArray(value) ? value[0] : value;
}
