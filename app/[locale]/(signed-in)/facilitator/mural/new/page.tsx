import { getTranslations } from 'next-intl/server';
import { MuralForm } from '@/components/mural/mural-form';
import { readText, type SearchParams } from '@/components/ui/table-address';
import type { Actor } from '@/lib/access/actor';
import { enter } from '@/lib/access/enter';
import { classChoices } from '@/lib/classes/queries';
import { schoolDay } from '@/lib/lesson-plans/rules/school-day';
import { muralStudents } from '@/lib/mural/queries/mural-students';
import { type MuralSection, readSection } from '@/lib/mural/rules';
import { now } from '@/lib/platform/clock/clock';
import { dayText } from '@/lib/platform/shown-days';
import { MuralScreen } from '../mural-screen';

export async function generateMetadata() {
  const t = await getTranslations('mural');
  return { title: t('new') };
}

async function choicesOf(actor: Actor, section: MuralSection) {
  if (section === 'global') return [];
  if (section === 'student') {
    const students = await muralStudents(actor, {});
    return students.map(({ id, name, className }) => ({ value: id, label: `${name} · ${className}` }));
  }
  const classes = await classChoices(actor, { ...(actor.schoolId && { schoolId: actor.schoolId }) });
  return classes.map(({ id, name }) => ({ value: id, label: name }));
}

export default async function NewMuralPost({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const actor = await enter('/facilitator');
  const section = readSection(readText(await searchParams, 'section'));
  const [t, choices] = await Promise.all([getTranslations('mural'), choicesOf(actor, section)]);
  return (
    <MuralScreen section={section} title={t('new')} lead={t(`about.${section}`)}>
      <MuralForm section={section} choices={choices} today={dayText(schoolDay(now()))} />
    </MuralScreen>
  );
}
