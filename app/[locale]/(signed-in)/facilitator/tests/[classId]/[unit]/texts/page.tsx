import { getTranslations } from 'next-intl/server';
import { TextsScreen } from '@/components/online-tests/board/texts-screen';
import { ClientWords } from '@/components/shell/client-words';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { PageHeader } from '@/components/ui/page-header';
import { enter } from '@/lib/access/enter';
import { orNotFound } from '@/lib/access/or-not-found';
import { links } from '@/lib/links';
import { shortTexts } from '@/lib/online-tests/queries/short-texts';
import { decodedParam } from '@/lib/platform/links';

type Props = { params: Promise<{ classId: string; unit: string }> };

export async function generateMetadata() {
  const t = await getTranslations('testBoard');
  return { title: t('texts') };
}

/** The written answers of a test, one question across all students. */
export default async function TextsOfTest({ params }: Props) {
  const actor = await enter('/facilitator');
  const { classId: asked, unit: number } = await params;
  const classId = decodedParam(asked);
  const unit = /^[1-3]$/.test(number) ? Number(number) : 0;
  const texts = await orNotFound(shortTexts(actor, { classId, unit }));
  const t = await getTranslations('testBoard');
  const trail = [{ label: t('title', { unit }), href: links.classTest(classId, unit) }, { label: t('texts') }];
  return (
    <ClientWords namespaces={['testBoard', 'failures', 'fields', 'shell', 'ui']}>
      <PageHeader
        above={<Breadcrumb label={t('title', { unit })} items={trail} />}
        title={t('texts')}
        lead={t('textsLead')}
      />
      <TextsScreen initial={texts} classId={classId} unit={unit} />
    </ClientWords>
  );
}
