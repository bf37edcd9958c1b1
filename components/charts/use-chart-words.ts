import { type NumberFormatOptions, useFormatter, useTranslations } from 'next-intl';
import { type ChartValue, extremesOf } from './chart-data';

const compactFrom = 10_000;

/** Numbers and sentences of a chart in the reader's language. */
export function useChartWords(format: NumberFormatOptions | undefined) {
  const formatter = useFormatter();
  const t = useTranslations('ui.chart');
  const exact = (value: ChartValue) => (value === null ? t('missing') : formatter.number(value, format));
  const brief = (value: number) =>
    Math.abs(value) < compactFrom
      ? exact(value)
      : formatter.number(value, { ...format, notation: 'compact', maximumFractionDigits: 1 });
  return {
    exact,
    /** For the drawing: from ten thousand on, as in 1,5 mi. */
    short: (value: ChartValue) => (value === null ? t('missing') : brief(value)),
    /** Short, unless two neighbours would then read alike. */
    ticks: (values: readonly number[]) => {
      const texts = values.map(brief);
      return new Set(texts).size === texts.length ? texts : values.map(exact);
    },
    share: (part: number, whole: number) =>
      formatter.number(whole > 0 ? part / whole : 0, { style: 'percent', maximumFractionDigits: 1 }),
    /** What the drawing says at a glance, for who does not see it. */
    summary: (items: readonly { label: string; value: ChartValue }[]) => {
      const found = extremesOf(items);
      if (!found) return t('empty');
      const { count, highest, lowest } = found;
      const [high, low] = [exact(highest.value), exact(lowest.value)];
      if (highest.value === lowest.value) return t('level', { count, value: high });
      return t('extremes', { count, high, highLabel: highest.label, low, lowLabel: lowest.label });
    },
    t,
  };
}
