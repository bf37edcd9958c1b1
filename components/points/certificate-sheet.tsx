import './certificate.css';
import { useFormatter, useTranslations } from 'next-intl';
import type { Certificate } from '@/lib/units/rules/certificate';
import { HonorShape } from './honor-shape';

/** One certificate as it is printed: an A4 sheet on its side, and on a screen its picture. */
export function CertificateSheet({ of }: { of: Certificate }) {
  const t = useTranslations('honors.certificate');
  const format = useFormatter();
  const last = of.unit * 5;
  return (
    <article className="certificate flex max-w-[297mm] flex-col items-center justify-between gap-6 p-5 text-center sm:p-12">
      <p className="font-semibold text-lg">{of.schoolName}</p>
      <div className="flex flex-col items-center gap-2">
        <HonorShape kind="certificate" isFinal size={88} />
        <h2 className="text-2xl sm:text-3xl">{t('heading')}</h2>
      </div>
      <div>
        <p className="text-lg">{t('given')}</p>
        <p className="my-2 font-bold text-3xl wrap-anywhere sm:text-5xl">{of.name}</p>
        <p className="mx-auto max-w-[56ch] text-lg sm:text-xl">
          {t('why', {
            isForgiving: of.isForgiving ? 'yes' : 'no',
            unit: of.unit,
            first: last - 4,
            last,
            module: of.moduleName,
            course: of.courseName,
          })}
        </p>
      </div>
      <div className="flex w-full flex-wrap items-end justify-between gap-4 text-left text-base">
        <p>
          {t('class', { name: of.className })}
          <br />
          {format.dateTime(new Date(of.at), { dateStyle: 'long' })}
        </p>
        <p className="min-w-48 border-current border-t pt-1 text-center">
          {of.facilitators.join(' · ')}
          <br />
          {t('signed', { count: of.facilitators.length })}
        </p>
      </div>
    </article>
  );
}
