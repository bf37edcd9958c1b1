import { getTranslations } from 'next-intl/server';
import { enter } from '@/lib/access/enter';
import { decodedParam } from '@/lib/platform/links';
import { ReportOfStudent } from '../../../../_people/students/report-of-student';

type Props = { params: Promise<{ studentId: string }> };

export async function generateMetadata() {
  const t = await getTranslations('report');
  return { title: t('title') };
}

export default async function StudentReportPage({ params }: Props) {
  const actor = await enter('/facilitator');
  return <ReportOfStudent area="facilitator" actor={actor} id={decodedParam((await params).studentId)} />;
}
