import { useLocale, useTranslations } from 'next-intl';

/** What one can ask about the topic, here and in the assistant. */
export function TopicQuestions({ questions }: { questions: readonly string[] }) {
  const t = useTranslations('knowledgeBase.topic');
  const locale = useLocale();
  if (questions.length === 0) return null;
  return (
    <aside className="rounded-lg border border-line bg-surface p-4 lg:self-start">
      <h2 lang={locale} className="text-lg">
        {t('questions')}
      </h2>
      <ul className="mt-2 flex list-disc flex-col gap-2 ps-5">
        {questions.map((question) => (
          <li key={question}>{question}</li>
        ))}
      </ul>
    </aside>
  );
}
