import { getTranslations } from 'next-intl/server';
import { askedBy } from '@/components/people/cards/asked';
import { CardsScreen } from '@/components/people/cards/cards-screen';
import { WhoseCards } from '@/components/people/cards/whose-cards';
import type { SearchParams } from '@/components/ui/table-address';
import { enter } from '@/lib/access/enter';
import { orNotFound } from '@/lib/access/or-not-found';
import { sheet, sheetClasses } from '@/lib/login-cards/queries';

export async function generateMetadata() {
  const t = await getTranslations('cards');
  return { title: t('title') };
}

export default async function SchoolCards({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const actor = await enter('/school');
  const asked = askedBy(await searchParams);
  if (!asked) return <WhoseCards area="school" classes={await sheetClasses(actor, {})} />;
  return <CardsScreen asked={asked} found={await orNotFound(sheet(actor, asked))} />;
}
