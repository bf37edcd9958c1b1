import { getTranslations } from 'next-intl/server';
import { currentActor, enter } from '@/lib/access/enter';
import { DeskScreen } from './desk-screen';
import { SeatScreen } from './seat-screen';

type Props = { searchParams: Promise<Record<'class' | 'lesson' | 'view', string | string[] | undefined>> };

export async function generateMetadata() {
  const [actor, run, seat] = await Promise.all([currentActor(), getTranslations('run'), getTranslations('seat')]);
  return { title: actor?.tipo === 'aluno' ? seat('title') : run('title') };
}

/** A lesson: who teaches drives it here, and pupils do it here. */
export default async function RunPage({ searchParams }: Props) {
  const actor = await enter('/run');
  const asked = await searchParams;
  if (actor.tipo === 'instrutor') return <DeskScreen actor={actor} asked={asked} />;
  return <SeatScreen actor={actor} asked={[asked.class].flat()[0]} />;
}
