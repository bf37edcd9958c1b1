import { getTranslations } from 'next-intl/server';
import { PracticeQueue } from '@/components/online-tests/board/practice-queue';
import { TextsScreen } from '@/components/online-tests/board/texts-screen';
import { ClientWords } from '@/components/shell/client-words';
import { Alert } from '@/components/ui/alert';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { PageHeader } from '@/components/ui/page-header';
import { enter } from '@/lib/access/enter';
import { orNotFound } from '@/lib/access/or-not-found';
import { links } from '@/lib/links';
import { practiceToGrade } from '@/lib/online-tests/queries/practice-to-grade';
import { shortTexts } from '@/lib/online-tests/queries/short-texts';
import { decodedParam } from '@/lib/platform/links';

type Props = { params: Promise<{ classId: string; unit: string }> };

export async function generateMetadata() {
  const t = await getTranslations('testBoard');
  return { title: t('texts') };
}

/** What of a test a person grades: the written answers, one question across all students, and the practical part. */
export default async function TextsOfTest({ params }: Props) {
  const actor = await enter('/facilitator');
  const { classId: asked, unit: number } = await params;
  const classId = decodedParam(asked);
  const unit = /^[1-3]$/.test(number) ? Number(number) : 0;
  const [texts, practice] = await Promise.all([
    orNotFound(shortTexts(actor, { classId, unit })),
    orNotFound(practiceToGrade(actor, { classId, unit })),
  ]);
  const t = await getTranslations('testBoard');
  const trail = [{ label: t('title', { unit }), href: links.classTest(classId, unit) }, { label: t('texts') }];
  return (
    <ClientWords namespaces={['testBoard', 'failures', 'fields', 'shell']}>
      <PageHeader
        above={<Breadcrumb label={t('title', { unit })} items={trail} />}
        title={t('texts')}
        lead={t('textsLead')}
      />
      <div data-queue className="grid gap-6">
        {practice.unitClosed && <Alert>{t('unitClosed')}</Alert>}
        <TextsScreen initial={texts} unitClosed={practice.unitClosed} classId={classId} unit={unit} />
        <PracticeQueue practice={practice} classId={classId} unit={unit} />
      </div>
    </ClientWords>
  );
}
