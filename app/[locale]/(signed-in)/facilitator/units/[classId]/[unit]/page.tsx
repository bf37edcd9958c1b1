import { getTranslations } from 'next-intl/server';
import { ClientWords } from '@/components/shell/client-words';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { Card } from '@/components/ui/card';
import { PageHeader } from '@/components/ui/page-header';
import { enter } from '@/lib/access/enter';
import { orNotFound } from '@/lib/access/or-not-found';
import { links } from '@/lib/links';
import { decodedParam } from '@/lib/platform/links';
import { unitPreview } from '@/lib/units/queries/unit-preview';
import { AwardActions } from './award-actions';
import { AwardTable } from './award-table';
import { CloseUnit } from './close-unit';
import { UnitStanding } from './unit-standing';

type Props = { params: Promise<{ classId: string; unit: string }> };

const namespaces = ['units', 'points', 'conflict', 'failures', 'fields', 'shell', 'ui'] as const;

export async function generateMetadata({ params }: Props) {
  const t = await getTranslations('units');
  return { title: t('title', { unit: (await params).unit }) };
}

/** What closing a unit would pay each student, what stands in its way, and the closing itself; afterwards, what it paid. */
export default async function UnitOfClass({ params }: Props) {
  const actor = await enter('/facilitator');
  const { classId, unit } = await params;
  const preview = await orNotFound(
    unitPreview(actor, { classId: decodedParam(classId), unit: /^[1-3]$/.test(unit) ? Number(unit) : 0 }),
  );
  const [t, classes] = await Promise.all([getTranslations('units'), getTranslations('classes')]);
  const place = { classId: decodedParam(classId), unit: preview.unit };
  const title = t('title', { unit: preview.unit });
  const trail = [
    { label: classes('title'), href: links.classes('facilitator') },
    { label: preview.className, href: links.schoolClass('facilitator', place.classId) },
    { label: title },
  ];
  return (
    <ClientWords namespaces={namespaces}>
      <PageHeader
        above={<Breadcrumb label={classes('title')} items={trail} />}
        title={title}
        lead={t(preview.closedAt ? 'leadClosed' : 'lead')}
        actions={<AwardActions classId={place.classId} preview={preview} />}
      />
      <UnitStanding classId={place.classId} preview={preview} />
      <Card className="mt-6" title={t(preview.closedAt ? 'paid' : 'preview')}>
        <AwardTable preview={preview} />
      </Card>
      {!preview.closedAt && preview.isRunning && preview.blockers.length === 0 && (
        <CloseUnit {...place} preview={preview} />
      )}
    </ClientWords>
  );
}
