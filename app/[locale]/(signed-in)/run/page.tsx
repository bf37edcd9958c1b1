import { getLocale, getTranslations } from 'next-intl/server';
import { NothingYet } from '@/components/shell/nothing-yet';
import { enter } from '@/lib/access/enter';
import type { Locale } from '@/lib/platform/i18n/locales';
import { DeskScreen } from './desk-screen';
import { DoubtsScreen } from './doubts-screen';

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
  if (actor.tipo === 'aluno') return <DoubtsScreen actor={actor} locale={(await getLocale()) as Locale} />;
  return <NothingYet tipo={actor.tipo} />;
}
