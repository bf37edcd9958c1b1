import { getTranslations } from 'next-intl/server';
import type { Actor } from '@/lib/access/actor';
import { subjectNames } from '@/lib/training/queries/subjects';

/** What stored subjects are called today. */
export async function subjectLabels(actor: Actor, subjects: readonly string[]): Promise<(subject: string) => string> {
  const [t, { items }] = await Promise.all([
    getTranslations('training.subject'),
    subjectNames(actor, { subjects: [...new Set(subjects)] }),
  ]);
  const named = new Map(items.map((item) => [item.subject, item]));
  return (subject) => {
    const item = named.get(subject);
    if (!item) return t('gone', { subject });
    return item.kind === 'base' ? item.name : `${t(`kind.${item.kind}`, { code: item.code ?? '' })} · ${item.name}`;
  };
}
