import { getTranslations } from 'next-intl/server';
import { Certificates } from '@/components/points/certificates';
import { enter } from '@/lib/access/enter';
import { orNotFound } from '@/lib/access/or-not-found';
import { decodedParam } from '@/lib/platform/links';
import { certificatesOfUnit } from '@/lib/units/queries/certificates';

type Props = { params: Promise<{ classId: string; unit: string }> };

export async function generateMetadata() {
  const t = await getTranslations('honors.certificate');
  return { title: t('title') };
}

/** What a closed unit gave, one sheet each, to hand out. */
export default async function CertificatesOfUnit({ params }: Props) {
  const actor = await enter('/facilitator');
  const { classId, unit } = await params;
  const { className, certificates } = await orNotFound(
    certificatesOfUnit(actor, { classId: decodedParam(classId), unit: Number(unit) || 0 }),
  );
  return <Certificates certificates={certificates} of={className} />;
}
