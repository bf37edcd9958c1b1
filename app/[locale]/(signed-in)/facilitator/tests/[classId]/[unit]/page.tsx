import { getTranslations } from 'next-intl/server';
import { BoardScreen } from '@/components/online-tests/board/board-screen';
import { BrowserProviders } from '@/components/shell/browser-providers';
import { ClientWords } from '@/components/shell/client-words';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { ButtonLink } from '@/components/ui/button';
import { PageHeader } from '@/components/ui/page-header';
import { enter } from '@/lib/access/enter';
import { orNotFound } from '@/lib/access/or-not-found';
import { links } from '@/lib/links';
import { testBoard } from '@/lib/online-tests/queries/board';
import { decodedParam } from '@/lib/platform/links';

type Props = { params: Promise<{ classId: string; unit: string }> };

export async function generateMetadata({ params }: Props) {
  const t = await getTranslations('testBoard');
  return { title: t('title', { unit: (await params).unit }) };
}

/** The test of a unit as who teaches the class runs it. */
export default async function TestOfClass({ params }: Props) {
  const actor = await enter('/facilitator');
  const { classId: asked, unit: number } = await params;
  const classId = decodedParam(asked);
  const unit = /^[1-3]$/.test(number) ? Number(number) : 0;
  const board = await orNotFound(testBoard(actor, { classId, unit }));
  const [t, classes] = await Promise.all([getTranslations('testBoard'), getTranslations('classes')]);
  const trail = [
    { label: classes('title'), href: links.classes('facilitator') },
    { label: board.className, href: links.schoolClass('facilitator', classId) },
    { label: t('title', { unit }) },
  ];
  return (
    <ClientWords namespaces={['testBoard', 'onlineTest', 'failures', 'fields', 'shell']}>
      <PageHeader
        above={<Breadcrumb label={classes('title')} items={trail} />}
        title={t('title', { unit })}
        lead={board.testName}
        actions={
          <>
            <ButtonLink href={links.testResults(classId, unit)} icon="chart">
              {t('ofClass.title')}
            </ButtonLink>
            <ButtonLink href={links.testTexts(classId, unit)} icon="edit">
              {t('texts')}
            </ButtonLink>
          </>
        }
      />
      <BrowserProviders>
        <BoardScreen initial={board} classId={classId} unit={unit} />
      </BrowserProviders>
    </ClientWords>
  );
}
