import { useTranslations } from 'next-intl';
import { Alert } from '@/components/ui/alert';
import { AppLink } from '@/components/ui/app-link';
import type { Desk } from '@/lib/classroom/schemas/desk';
import { links } from '@/lib/units/links';

/** The unit before is still open, and nothing forbids closing it. A desk kept by a version before tells nothing of it. */
export function OfferClosing({ desk: { class: of, lesson, closableUnit: unit } }: { desk: Desk }) {
  const t = useTranslations('run.closeUnit');
  if (!unit || lesson.status === 'closed') return null;
  return (
    <div className="mt-4">
      <Alert>
        {t('text', { unit })}{' '}
        <AppLink className="font-semibold underline" href={links.unitOfClass(of.id, unit)}>
          {t('verb')}
        </AppLink>
      </Alert>
    </div>
  );
}
