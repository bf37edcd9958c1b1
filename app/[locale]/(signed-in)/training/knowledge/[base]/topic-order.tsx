'use client';

import { useTranslations } from 'next-intl';
import { useFormView } from '@/components/forms/form-view';
import { OrderedGroups } from '@/components/forms/ordered-groups';
import { EmptyState } from '@/components/ui/empty-state';
import type { Topic } from './base-values';
import { TopicLine } from './topic-line';

type Props = {
  topics: readonly Topic[];
  openId: string | undefined;
  onOpen: (id: string) => void;
  onOrder: (ordered: (topics: readonly Topic[]) => readonly Topic[]) => void;
};

/** The topics in their order, moved by dragging or by buttons; one of them is open for writing. */
export function TopicOrder({ topics, openId, onOpen, onOrder }: Props) {
  const t = useTranslations('knowledgeEditing');
  const form = useFormView();
  const items = topics.map(({ id, topic }, index) => {
    const name = topic || t('unnamed');
    const isWrong = form.errorOf(`topics.${index}`) !== undefined;
    const line = { id, name, isWrong, isOpen: id === openId, onOpen };
    return { id, name, content: <TopicLine key={id} {...line} /> };
  });

  async function move(id: string, { place }: { place: number }) {
    // What is typed before the move is drawn must not bring the old order back, nor the move what stood there.
    onOrder((now) => {
      const moving = now.filter((topic) => topic.id === id);
      return now.filter((topic) => topic.id !== id).toSpliced(place - 1, 0, ...moving);
    });
  }

  if (topics.length === 0) return <EmptyState icon="book" title={t('noTopics')} />;
  return <OrderedGroups groups={[{ key: 'topics', label: t('topics'), items }]} onMove={move} />;
}
