import { getTranslations } from 'next-intl/server';
import { NothingYet } from '@/components/shell/nothing-yet';
import { enter } from '@/lib/access/enter';
import { DeskScreen } from './desk-screen';

type Props = { searchParams: Promise<Record<'class' | 'lesson' | 'view', string | string[] | undefined>> };

export async function generateMetadata() {
  const t = await getTranslations('run');
  return { title: t('title') };
}

/** A lesson: who teaches drives it here, and pupils do it here. */
export default async function RunPage({ searchParams }: Props) {
  const actor = await enter('/run');
  const asked = await searchParams;
  if (actor.tipo === 'instrutor') return <DeskScreen actor={actor} asked={asked} />;
  return <NothingYet tipo={actor.tipo} />;
}
