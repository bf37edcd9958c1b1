import { getTranslations } from 'next-intl/server';
import { Certificates } from '@/components/points/certificates';
import { enter } from '@/lib/access/enter';
import { orNotFound } from '@/lib/access/or-not-found';
import { ownCertificates } from '@/lib/units/queries/certificates';

type Props = { searchParams: Promise<{ honor?: string | string[] }> };

export async function generateMetadata() {
  const t = await getTranslations('honors.certificate');
  return { title: t('title') };
}

/** The own certificates on paper: all of them, or the one that is asked for. */
export default async function StudentCertificates({ searchParams }: Props) {
  const actor = await enter('/student');
  const { honor } = await searchParams;
  const honorId = Array.isArray(honor) ? honor[0] : honor;
  return <Certificates certificates={await orNotFound(ownCertificates(actor, { ...(honorId && { honorId }) }))} />;
}
