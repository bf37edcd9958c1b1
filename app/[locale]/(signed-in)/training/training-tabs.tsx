import { useTranslations } from 'next-intl';
import { TabLinks } from '@/components/ui/tab-links';
import { links } from '@/lib/links';

type Props = { current: 'bases' | 'assistant' | 'disliked' | 'doubts' | 'evaluation' };

/** The ways in which the assistant is made better. */
export function TrainingTabs({ current }: Props) {
  const t = useTranslations('training.tabs');
  const items = [
    { key: 'bases', label: t('bases'), href: links.trainingBases() },
    { key: 'assistant', label: t('assistant'), href: links.trainingAssistant() },
    { key: 'disliked', label: t('disliked'), href: links.trainingDisliked() },
    { key: 'doubts', label: t('doubts'), href: links.trainingDoubts() },
    { key: 'evaluation', label: t('evaluation'), href: links.trainingEvaluation() },
  ];
  return (
    <div className="mb-6">
      <TabLinks label={t('label')} current={current} items={items} />
    </div>
  );
}
