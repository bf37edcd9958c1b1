import { useTranslations } from 'next-intl';
import { reasonOf, type ToldLine } from '@/lib/points/rules/explain';

type Props = {
  line: ToldLine & { worth: number | null };
  /** To whom it is told: the student, or somebody who teaches. */
  who: 'own' | 'other';
};

/** Why a line of points pays what it pays, in one sentence without the amount. */
export function LineReason({ line, who }: Props) {
  const t = useTranslations('points');
  const { key, values } = reasonOf(line);
  return t(`why.${key}`, { ...values, who, most: line.worth ?? 0 });
}
