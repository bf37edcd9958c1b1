import { useLocale, useTimeZone, useTranslations } from 'next-intl';
import { List } from '@/components/lists/list';
import { Badge } from '@/components/ui/badge';
import { DatedSentence } from '@/components/ui/dated-sentence';
import type { SearchParams } from '@/components/ui/table-address';
import { timeMark } from '@/components/ui/time-of-day';
import type { CareNotices } from '@/lib/care/schemas/care-notices';
import { CareActionForm } from './care-action-form';
import { CareSeen } from './care-seen';

type Props = { found: CareNotices; path: string; params: SearchParams };

/** What pupils wrote, as it was written, and who of either side has seen it. */
export function CareTable({ found, path, params }: Props) {
  const t = useTranslations('careNotices');
  const clock = { locale: useLocale(), timeZone: useTimeZone() };
  const moment = (at: string, sentence?: string) => <DatedSentence sentence={sentence} at={at} {...clock} />;
  return (
    <List
      caption={t('table')}
      found={found}
      address={{ path, params }}
      rowKey={({ id }) => id}
      empty={{ icon: 'circle-check', title: t('none'), children: t('noneText') }}
      columns={[
        {
          key: 'who',
          label: t('who'),
          lead: true,
          cell: ({ name, login, at }) => (
            <>
              {name}
              <span className="block text-ink-soft text-sm">
                <span data-verbatim>{login}</span> · {moment(at)}
              </span>
            </>
          ),
        },
        {
          key: 'topic',
          label: t('topic'),
          cell: ({ topic, severity }) => (
            <>
              <span className="block">{t(`topics.${topic}`)}</span>
              <Badge tone={severity === 'high' ? 'danger' : 'warning'}>{t(`severities.${severity}`)}</Badge>
            </>
          ),
        },
        {
          key: 'excerpt',
          label: t('excerpt'),
          cell: ({ excerpt }) => (
            <blockquote data-verbatim className="wrap-anywhere whitespace-pre-wrap text-start">
              {excerpt}
            </blockquote>
          ),
        },
        {
          key: 'seen',
          label: t('seen'),
          cell: ({ id, name, isSeen, seen }) => (
            <div className="grid justify-items-start gap-1 max-md:justify-items-end">
              {seen.map((each) => (
                <span key={each.side}>
                  {moment(each.at, t(`seenBy.${each.side}`, { name: each.name ?? t('erased'), at: timeMark }))}
                </span>
              ))}
              {!isSeen && <CareSeen id={id} name={name} />}
            </div>
          ),
        },
        {
          key: 'done',
          label: t('done'),
          cell: ({ id, name, actions }) => (
            <div className="grid justify-items-start gap-2">
              {actions.map((each) => (
                <div key={each.id}>
                  <p className="wrap-anywhere whitespace-pre-wrap">{each.text}</p>
                  <p className="text-ink-soft text-sm">
                    {moment(each.at, t(`doneBy.${each.side}`, { name: each.name ?? t('erased'), at: timeMark }))}
                  </p>
                </div>
              ))}
              <CareActionForm id={id} name={name} />
            </div>
          ),
        },
      ]}
    />
  );
}
