'use client';

import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { joinClasses } from '@/components/ui/join-classes';

type Props = { id: string; name: string; isWrong: boolean; isOpen: boolean; onOpen: (id: string) => void };

/** Opens the topic for writing. */
export function TopicLine({ id, name, isWrong, isOpen, onOpen }: Props) {
  const t = useTranslations('knowledgeEditing');
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      onClick={() => onOpen(id)}
      className={joinClasses(
        'flex min-h-11 w-full items-center gap-2 text-start font-medium hover:underline',
        isOpen && 'text-brand-ink',
      )}
    >
      <Icon name="edit" size={18} className="text-brand-ink" />
      {isWrong && <Icon name="warning" size={18} label={t('wrong')} className="text-danger-ink" />}
      {name}
    </button>
  );
}
