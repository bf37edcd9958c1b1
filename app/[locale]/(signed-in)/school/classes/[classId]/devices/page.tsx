import { getTranslations } from 'next-intl/server';
import { enter } from '@/lib/access/enter';
import { decodedParam } from '@/lib/platform/links';
import { DevicesPage } from '../../../../_people/devices/devices-page';

type Props = { params: Promise<{ classId: string }> };

export async function generateMetadata() {
  const t = await getTranslations('sharedDevices');
  return { title: t('title') };
}

export default async function SharedDevicesOfClass({ params }: Props) {
  const actor = await enter('/school');
  return <DevicesPage area="school" actor={actor} classId={decodedParam((await params).classId)} />;
}
