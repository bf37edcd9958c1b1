import { useTranslations } from 'next-intl';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { PageHeader } from '@/components/ui/page-header';
import type { Certificate } from '@/lib/units/rules/certificate';
import { CertificateSheet } from './certificate-sheet';
import { PrintCertificates } from './print-certificates';

/** Certificates to print, or to save as PDF as browsers do. */
export function Certificates({ certificates, of }: { certificates: readonly Certificate[]; of?: string }) {
  const t = useTranslations('honors.certificate');
  return (
    <>
      <div data-print="no">
        <PageHeader
          title={t('title')}
          lead={certificates.length > 0 ? t('hint') : of}
          above={of && certificates.length > 0 ? <p className="font-semibold text-ink-soft">{of}</p> : undefined}
          actions={
            certificates.length > 0 && (
              <PrintCertificates>{t('printAll', { count: certificates.length })}</PrintCertificates>
            )
          }
        />
      </div>
      {certificates.length > 0 ? (
        <div className="paper-flow grid gap-6">
          {certificates.map((certificate) => (
            <CertificateSheet key={certificate.id} of={certificate} />
          ))}
        </div>
      ) : (
        <Card>
          <EmptyState icon="medal" title={t('nothing')}>
            {t('nothingText')}
          </EmptyState>
        </Card>
      )}
    </>
  );
}
