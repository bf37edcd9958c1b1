'use client';

import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { OrderedGroups } from '@/components/forms/ordered-groups';
import { EmptyState } from '@/components/ui/empty-state';
import { Icon } from '@/components/ui/icon';
import type { TopicValues } from './base-values';

type Props = {
  topics: readonly TopicValues[];
  openId: string | undefined;
  errors: Readonly<Record<string, string>>;
  onOpen: (id: string) => void;
  onOrder: (topics: readonly TopicValues[]) => void;
};

/** The topics in their order, moved by dragging or by buttons; one of them is open for writing. */
export function TopicOrder({ topics, openId, errors, onOpen, onOrder }: Props) {
  const t = useTranslations('knowledgeEditing');
  const groups = useMemo(() => {
    const items = topics.map((topic, index) => {
      const name = topic.topic || t('unnamed');
      const isWrong = Object.keys(errors).some((path) => path.startsWith(`topics.${index}.`));
      const content = (
        <button
          type="button"
          aria-expanded={topic.id === openId}
          aria-controls="topic-editor"
          onClick={() => onOpen(topic.id)}
          className="flex min-h-11 w-full items-center gap-2 text-start font-medium hover:underline"
        >
          {isWrong && <Icon name="warning" size={18} label={t('wrong')} className="text-danger-ink" />}
          {name}
        </button>
      );
      return { id: topic.id, name, content };
    });
    return [{ key: 'topics', label: t('topics'), items }];
  }, [topics, openId, errors, onOpen, t]);

  async function move(id: string, { place }: { place: number }) {
    const moving = topics.filter((topic) => topic.id === id);
    onOrder(topics.filter((topic) => topic.id !== id).toSpliced(place - 1, 0, ...moving));
  }

  if (topics.length === 0) return <EmptyState icon="book" title={t('noTopics')} />;
  return <OrderedGroups groups={groups} onMove={move} />;
}
