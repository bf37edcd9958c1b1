'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { balancedSizes } from '@/lib/teams/rules/sizes';

/** "6 equipes de 4 e 2 equipes de 3", as they would come out. */
export function useSizesText() {
  const t = useTranslations('teams');
  const format = useFormatter();
  return (pupils: number, teams: number) => {
    const sizes = balancedSizes(pupils, teams);
    const parts = [...new Set(sizes)].map((size) =>
      t('sizes', { count: sizes.filter((each) => each === size).length, size }),
    );
    return format.list(parts);
  };
}
