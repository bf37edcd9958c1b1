import { labelStep, shortened, widestOf } from './geometry/labels';

const lettersMax = 12;
/** What is left beside the other axis on a phone of 360 px, and where the wide drawing begins. */
const roomPx = { narrow: 220, wide: 440 };

/** Nowhere, on wide screens only, or everywhere. */
export type Shown = 'never' | 'wide' | 'always';

export interface AxisLabel {
  text: string;
  shown: Shown;
}

/** As many as fit; the last is always there, and those of a phone are among those of a wide screen. */
export function axisLabels(labels: readonly string[]): AxisLabel[] {
  const texts = labels.map((label) => shortened(label, lettersMax));
  const wide = labelStep(texts, roomPx.wide);
  const narrow = wide * Math.ceil(labelStep(texts, roomPx.narrow) / wide);
  return texts.map((text, index) => {
    const after = texts.length - 1 - index;
    return { text, shown: after % narrow === 0 ? 'always' : after % wide === 0 ? 'wide' : 'never' };
  });
}

/** Whether each text fits its own column. */
export function shownInColumns(texts: readonly string[], columnCount: number): Shown {
  const needed = columnCount * (widestOf(texts) + 4);
  return needed <= roomPx.narrow ? 'always' : needed <= roomPx.wide ? 'wide' : 'never';
}
