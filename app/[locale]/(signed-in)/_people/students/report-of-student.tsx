import { getFormatter, getTranslations } from 'next-intl/server';
import { Fold } from '@/components/classroom/fold';
import { PrintReport } from '@/components/points/print-report';
import { ReportModule } from '@/components/points/report-module';
import { ClientWords } from '@/components/shell/client-words';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { EmptyState } from '@/components/ui/empty-state';
import { PageHeader } from '@/components/ui/page-header';
import type { Actor } from '@/lib/access/actor';
import { orNotFound } from '@/lib/access/or-not-found';
import type { PeopleArea } from '@/lib/access/people-area';
import { links } from '@/lib/links';
import { studentReport } from '@/lib/units/queries/student-report';
import { AdjustPoints } from './adjust-points';

type Props = { area: PeopleArea; actor: Actor; id: string };

/** A student's modules on one sheet: read by staff, printed for those at home. */
export async function ReportOfStudent({ area, actor, id }: Props) {
  const { name, registrationNumber, schoolName, readAt, modules } = await orNotFound(studentReport(actor, { id }));
  const [t, students, format] = await Promise.all([
    getTranslations('report'),
    getTranslations('students'),
    getFormatter(),
  ]);
  const trail = [
    { label: students('title'), href: links.students(area) },
    { label: name, href: links.student(area, id) },
    { label: t('title') },
  ];
  const about = [
    schoolName,
    t('registration', { number: registrationNumber }),
    t('issued', { day: format.dateTime(new Date(readAt), { dateStyle: 'long' }) }),
  ];
  return (
    <>
      <PageHeader
        above={
          <div data-print="no">
            <Breadcrumb label={students('title')} items={trail} />
          </div>
        }
        title={t('titleOf', { name })}
        lead={about.join(' · ')}
        actions={modules.length > 0 && <PrintReport label={t('print')} />}
      />
      {modules.length === 0 ? (
        <EmptyState icon="star" title={t('empty')}>
          {t('emptyText')}
        </EmptyState>
      ) : (
        <div className="grid grid-cols-1 gap-6">
          {modules.map((module) => (
            <div key={module.classId} className="grid gap-2">
              <ReportModule module={module} />
              {area === 'adm' && module.units.some(({ paidBy }) => paidBy) && (
                <div data-print="no">
                  <ClientWords namespaces={['report', 'conflict', 'failures', 'fields', 'shell']}>
                    <Fold title={t('adjust.title')}>
                      <AdjustPoints studentId={id} units={module.units.filter(({ paidBy }) => paidBy)} />
                    </Fold>
                  </ClientWords>
                </div>
              )}
            </div>
          ))}
          <p className="text-ink-soft text-sm">{t('legend')}</p>
        </div>
      )}
    </>
  );
}
