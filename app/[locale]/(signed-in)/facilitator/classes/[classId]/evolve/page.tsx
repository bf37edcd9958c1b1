import { getTranslations } from 'next-intl/server';
import { enter } from '@/lib/access/enter';
import { decodedParam } from '@/lib/platform/links';
import { EvolveClass } from '../../../../_people/classes/evolve-class';

type Props = { params: Promise<{ classId: string }> };

export async function generateMetadata() {
  const t = await getTranslations('classLife.evolve');
  return { title: t('title') };
}

export default async function Evolve({ params }: Props) {
  const actor = await enter('/facilitator');
  return <EvolveClass area="facilitator" actor={actor} id={decodedParam((await params).classId)} />;
}
