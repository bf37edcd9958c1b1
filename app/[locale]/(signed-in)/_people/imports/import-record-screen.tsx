import { notFound } from 'next/navigation';
import { getFormatter, getTranslations } from 'next-intl/server';
import { PlannedLines } from '@/components/people/imports/planned-lines';
import { UndoImport } from '@/components/people/imports/undo-import';
import { ClientWords } from '@/components/shell/client-words';
import { Badge } from '@/components/ui/badge';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { PageHeader } from '@/components/ui/page-header';
import type { Actor } from '@/lib/access/actor';
import { orNotFound } from '@/lib/access/or-not-found';
import type { PeopleArea } from '@/lib/access/people-area';
import { bulkPlan } from '@/lib/bulk/queries';
import { importKindOf } from '@/lib/imports/rules/kinds';
import { links } from '@/lib/links';

type Props = { actor: Actor; area: PeopleArea; id: string };

/** What an import did, line by line, and the way to take it back. */
export async function ImportRecordScreen({ actor, area, id }: Props) {
  const [t, format, plan] = await Promise.all([
    getTranslations('imports'),
    getFormatter(),
    orNotFound(bulkPlan(actor, { id })),
  ]);
  const kind = importKindOf(plan.kind);
  if (!kind || !plan.appliedAt) return notFound();
  const title = t(`kind.${kind}.title`);
  const at = (moment: Date) => format.dateTime(moment, { dateStyle: 'long', timeStyle: 'short' });
  const trail = [{ label: t('title'), href: links.imports(area) }, { label: title }];
  return (
    <ClientWords namespaces={['importProblems', 'imports', 'failures', 'shell']}>
      <PageHeader
        title={title}
        lead={t('record.at', { at: at(plan.appliedAt) })}
        above={<Breadcrumb label={t('title')} items={trail} />}
        actions={plan.state === 'applied' && <UndoImport kind={kind} id={id} />}
      />
      <div className="flex max-w-[80ch] flex-col gap-4">
        {plan.undoneAt && (
          <p>
            <Badge>{t('states.undone')}</Badge> {t('record.undoneAt', { at: at(plan.undoneAt) })}
          </p>
        )}
        <PlannedLines kind={kind} steps={plan.steps} />
      </div>
    </ClientWords>
  );
}
