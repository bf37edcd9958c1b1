import { getTranslations } from 'next-intl/server';
import type { SearchParams } from '@/components/ui/table-address';
import { enter } from '@/lib/access/enter';
import { StudentList } from '../../_people/students/student-list';

export async function generateMetadata() {
  const t = await getTranslations('students');
  return { title: t('title') };
}

export default async function Students({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const actor = await enter('/school');
  return <StudentList area="school" actor={actor} params={await searchParams} />;
}
