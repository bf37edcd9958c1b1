import { useTranslations } from 'next-intl';
import { List } from '@/components/lists/list';
import { AppLink } from '@/components/ui/app-link';
import { readTableView, type TableAddress } from '@/components/ui/table-address';
import { links } from '@/lib/links';
import type { ReplyOf } from '@/lib/platform/http/operation';
import type { listVerifiedAnswersOp } from '@/lib/verified-answers/contract';

type Props = { address: TableAddress; found: ReplyOf<typeof listVerifiedAnswersOp> };

export function AnswerTable({ address, found }: Props) {
  const t = useTranslations('verifiedAnswers');
  return (
    <List
      caption={t('kept')}
      address={address}
      view={readTableView(address.params, ['question'], { sort: 'question', descending: true })}
      found={found}
      rowKey={({ id }) => id}
      search={t('search')}
      empty={{ icon: 'help', title: t('emptyTitle'), children: t('emptyText') }}
      noneFound={{ title: t('noneFound') }}
      columns={[
        {
          key: 'question',
          label: t('field.question'),
          lead: true,
          cell: ({ id, question }) => (
            <AppLink href={links.verifiedAnswer(id)} className="font-semibold hover:underline">
              {question}
            </AppLink>
          ),
        },
        { key: 'lesson', label: t('field.lesson'), cell: ({ lessonName }) => lessonName },
        {
          key: 'for',
          label: t('field.for'),
          cell: ({ className, wholeSchool }) => (wholeSchool ? t('wholeSchool') : className),
        },
        { key: 'author', label: t('field.author'), cell: ({ authorName }) => authorName ?? '—' },
      ]}
    />
  );
}
