import { useTranslations } from 'next-intl';
import { VersionPreview } from '@/components/online-tests/version-preview';
import { ButtonLink } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { links } from '@/lib/question-bank/links';
import { exportFaults } from '@/lib/question-bank/rules/export-faults';
import { exportFormats } from '@/lib/question-bank/rules/kinds';
import type { Question } from '@/lib/question-bank/schemas/questions';

type Props = { id: string; isDraft: boolean; questions: readonly Question[] };

/**
 * Questions from a file and into one. What a format has no place for is said instead of a link that would fail. A published
 * version is shown as a student gets it from here, a draft from its editor.
 */
export function VersionFiles({ id, isDraft, questions }: Props) {
  const t = useTranslations('questionImport');
  const fields = useTranslations('fields');
  const isWhole = exportFaults(questions, 'qti30').length === 0;
  const [notGift] = isWhole ? exportFaults(questions, 'gift') : [];
  const formats = exportFormats.filter((format) => format !== 'gift' || !notGift);
  return (
    <Card className="mb-4">
      <div className="flex flex-wrap items-center gap-3">
        {isDraft ? (
          <ButtonLink href={links.admImportQuestions(id)} icon="upload">
            {t('title')}
          </ButtonLink>
        ) : (
          <VersionPreview versionId={id} />
        )}
        <span className="font-semibold">{t('exportTitle')}</span>
        {isWhole ? (
          formats.map((format) => (
            <ButtonLink key={format} href={links.testVersionExport(id, format)} icon="download" download>
              {t(`exportAs.${format}`)}
            </ButtonLink>
          ))
        ) : (
          <span className="text-ink-soft">{t('exportUnfinished')}</span>
        )}
        {notGift && (
          <span className="text-ink-soft">{t('exportNotGift', { reason: fields(notGift.code as 'gift-image') })}</span>
        )}
      </div>
    </Card>
  );
}
