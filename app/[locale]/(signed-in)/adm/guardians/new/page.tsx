import { redirect } from 'next/navigation';
import { getLocale, getTranslations } from 'next-intl/server';
import { readText, type SearchParams } from '@/components/ui/table-address';
import { enter } from '@/lib/access/enter';
import { orNotFound } from '@/lib/access/or-not-found';
import { links } from '@/lib/links';
import { localized } from '@/lib/platform/links';
import { schoolCard } from '@/lib/schools/queries';
import { NewGuardian } from '../../../_people/guardians/new-guardian';

export async function generateMetadata() {
  const t = await getTranslations('guardians');
  return { title: t('form.newTitle') };
}

export default async function RegisterGuardian({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const actor = await enter('/adm');
  const asked = readText(await searchParams, 'schoolId');
  if (!asked) return redirect(localized(await getLocale(), links.guardians('adm')));
  const { id, name } = await orNotFound(schoolCard(actor, { id: asked }));
  return <NewGuardian area="adm" school={{ id, name }} />;
}
