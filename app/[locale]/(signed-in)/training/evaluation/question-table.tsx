import { getTranslations } from 'next-intl/server';
import { AppLink } from '@/components/ui/app-link';
import { EmptyState } from '@/components/ui/empty-state';
import { Table } from '@/components/ui/table';
import type { Actor } from '@/lib/access/actor';
import { links } from '@/lib/links';
import type { questionList } from '@/lib/training/queries/questions';
import { subjectLabels } from '../subject-labels';

type Props = { actor: Actor; questions: Awaited<ReturnType<typeof questionList>>['items'] };

export async function QuestionTable({ actor, questions }: Props) {
  const t = await getTranslations('training');
  const tipo = await getTranslations('shell.tipo');
  const subject = await subjectLabels(
    actor,
    questions.map((question) => question.subject),
  );
  return (
    <Table
      caption={t('questions.title')}
      rows={questions}
      rowKey={({ id }) => id}
      empty={
        <EmptyState icon="help" title={t('questions.empty')}>
          {t('questions.emptyText')}
        </EmptyState>
      }
      columns={[
        {
          key: 'question',
          label: t('questions.field.question'),
          lead: true,
          cell: ({ id, question, mustCite, mustSay, mustNotSay }) => (
            <div className="min-w-0 font-normal">
              <AppLink
                href={links.trainingQuestion(id)}
                className="wrap-anywhere font-semibold hover:underline"
                data-verbatim
              >
                {question}
              </AppLink>
              <p className="text-ink-soft text-sm">
                {[
                  mustCite.length > 0 && t('questions.criteria.cite', { count: mustCite.length }),
                  mustSay.length > 0 && t('questions.criteria.say', { count: mustSay.length }),
                  mustNotSay.length > 0 && t('questions.criteria.avoid', { count: mustNotSay.length }),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
            </div>
          ),
        },
        { key: 'subject', label: t('subject.label'), cell: (question) => subject(question.subject) },
        { key: 'tipo', label: t('reader.tipo'), cell: (question) => tipo(question.tipo) },
      ]}
    />
  );
}
