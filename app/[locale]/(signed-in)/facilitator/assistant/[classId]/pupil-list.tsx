import { useFormatter, useTranslations } from 'next-intl';
import type * as z from 'zod/mini';
import { AppLink } from '@/components/ui/app-link';
import { Avatar } from '@/components/ui/avatar';
import { Card } from '@/components/ui/card';
import { Icon } from '@/components/ui/icon';
import type { ClassPupils } from '@/lib/class-reading/schemas/classes';
import { links } from '@/lib/links';

type Props = { classId: string; pupils: z.infer<typeof ClassPupils>['items'] };

const columns = 'grid gap-2 sm:grid-cols-2 lg:grid-cols-3';

/** By name, with the day of the last question alone: children are not ranked. */
export function PupilList({ classId, pupils }: Props) {
  const t = useTranslations('classReading.pupils');
  const format = useFormatter();
  const silent = pupils.filter(({ lastAt }) => !lastAt);
  return (
    <Card title={t('title')} lead={t('lead')}>
      {pupils.length === 0 && <p className="text-ink-soft">{t('none')}</p>}
      <ul aria-label={t('title')} className={columns}>
        {pupils.map(
          ({ id, name, photoUrl, lastAt }) =>
            lastAt && (
              <li key={id}>
                <AppLink
                  href={links.pupilConversations(classId, id)}
                  className="flex min-h-14 items-center gap-3 rounded-md border border-line px-3 py-2 hover:border-brand-edge hover:bg-brand-soft"
                >
                  <Avatar name={name} photo={photoUrl} size={40} />
                  <span className="min-w-0 grow">
                    <span className="block truncate font-medium">{name}</span>
                    <span className="block text-ink-soft text-sm">
                      {t('last', { date: format.dateTime(new Date(lastAt), { day: 'numeric', month: 'short' }) })}
                    </span>
                  </span>
                  <Icon name="chevron-right" className="text-ink-soft" />
                </AppLink>
              </li>
            ),
        )}
      </ul>
      {silent.length > 0 && (
        <details className="mt-4">
          <summary className="min-h-11 cursor-pointer py-2.5 text-ink-soft">
            {t('silent', { count: silent.length })}
          </summary>
          <ul className={columns}>
            {silent.map(({ id, name, photoUrl }) => (
              <li key={id} className="flex min-w-0 items-center gap-3 px-3 py-1">
                <Avatar name={name} photo={photoUrl} size={28} />
                <span className="truncate">{name}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </Card>
  );
}
