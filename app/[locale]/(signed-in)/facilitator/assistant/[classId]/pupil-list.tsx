import { useFormatter, useLocale, useTranslations } from 'next-intl';
import type * as z from 'zod/mini';
import { AppLink } from '@/components/ui/app-link';
import { Avatar } from '@/components/ui/avatar';
import { Card } from '@/components/ui/card';
import type { ClassPupils } from '@/lib/assistant/schemas/classes';
import { links, localized } from '@/lib/platform/links';

type Props = { classId: string; pupils: z.infer<typeof ClassPupils>['items'] };

/** By name, with the day of the last question alone: children are not ranked. */
export function PupilList({ classId, pupils }: Props) {
  const t = useTranslations('classAssistant.pupils');
  const format = useFormatter();
  const locale = useLocale();
  return (
    <Card title={t('title')} lead={t('lead')}>
      {pupils.length === 0 && <p className="text-ink-soft">{t('none')}</p>}
      <ul aria-label={t('title')} className="grid gap-x-4 gap-y-1 sm:grid-cols-2 lg:grid-cols-3">
        {pupils.map(({ id, name, photoUrl, lastAt }) => {
          const told = (
            <>
              <Avatar name={name} photo={photoUrl} size={40} />
              <span className="min-w-0">
                <span className="block truncate font-medium">{name}</span>
                <span className="block text-ink-soft text-sm">
                  {lastAt
                    ? t('last', { date: format.dateTime(new Date(lastAt), { day: 'numeric', month: 'long' }) })
                    : t('never')}
                </span>
              </span>
            </>
          );
          const shape = 'flex min-h-14 items-center gap-3 rounded-md px-2 py-1.5';
          return (
            <li key={id}>
              {lastAt ? (
                <AppLink
                  href={localized(locale, links.pupilConversations(classId, id))}
                  className={`${shape} hover:bg-brand-soft`}
                >
                  {told}
                </AppLink>
              ) : (
                <div className={shape}>{told}</div>
              )}
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
