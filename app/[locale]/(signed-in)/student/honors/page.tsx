import { getTranslations } from 'next-intl/server';
import { HonorBoard } from '@/components/points/honor-shelf';
import { OwnTabs } from '@/components/points/own-tabs';
import { ShelfBand } from '@/components/points/shelf-band';
import { PageHeader } from '@/components/ui/page-header';
import { enter } from '@/lib/access/enter';
import { orNotFound } from '@/lib/access/or-not-found';
import { studentProgress } from '@/lib/units/queries/student-progress';
import { shelvesOf } from '@/lib/units/rules/shelves';

export async function generateMetadata() {
  const t = await getTranslations('honors.shelf');
  return { title: t('title') };
}

/** What a student has earned for good, then what the modules that go on still have to give. */
export default async function StudentHonors() {
  const actor = await enter('/student');
  const [t, { modules }] = await Promise.all([getTranslations('honors.shelf'), orNotFound(studentProgress(actor, {}))]);
  const { earned, toEarn } = shelvesOf(modules);
  return (
    <>
      <PageHeader title={t('title')} lead={t('lead')} />
      <OwnTabs current="honors" />
      <ShelfBand earned={earned.reduce((count, { honors }) => count + honors.length, 0)} />
      <div className="grid gap-4">
        {earned.map(({ module, honors }) => (
          <HonorBoard key={module.classId} title={module.moduleName} honors={honors} headingLevel={2} />
        ))}
        {toEarn.map(({ module, honors }) => (
          <HonorBoard
            key={module.classId}
            title={toEarn.length > 1 ? `${t('toEarn')} · ${module.moduleName}` : t('toEarn')}
            honors={honors}
            headingLevel={2}
          />
        ))}
      </div>
    </>
  );
}
