import { useTranslations } from 'next-intl';

/** Words of the box and its results. They travel as they are, so that no library of messages has to. */
export function useSearchLabels() {
  const t = useTranslations('knowledgeBase.search');
  return {
    box: t('box'),
    submit: t('submit'),
    one: t('one'),
    many: t('many', { count: countMark }),
    none: t('none'),
    near: t('near'),
    failed: t('failed'),
    all: t('all'),
    results: t('results'),
    lesson: t('lesson'),
    topic: t('topic'),
  };
}

export type SearchLabels = ReturnType<typeof useSearchLabels>;

const countMark = '#';

export function countText({ none, one, many }: Pick<SearchLabels, 'none' | 'one' | 'many'>, count: number): string {
  if (count === 0) return none;
  return count === 1 ? one : many.replace(countMark, String(count));
}
