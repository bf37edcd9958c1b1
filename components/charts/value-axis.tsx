import { across } from './chart-plot';
import type { Scale } from './geometry/scale';

/** Round steps under lying bars. */
export function ValueAxis({ scale, texts, height }: { scale: Scale; texts: readonly string[]; height: number }) {
  return scale.ticks.map((tick, index) => (
    <g key={tick}>
      <line
        className={tick === 0 ? 'chart-baseline' : 'chart-grid'}
        x1={across(scale.at(tick))}
        x2={across(scale.at(tick))}
        y1="0"
        y2={height}
      />
      <text className="chart-tick" x={across(scale.at(tick))} y={height + 16} textAnchor="middle">
        {texts[index]}
      </text>
    </g>
  ));
}
