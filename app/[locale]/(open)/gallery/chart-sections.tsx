import { BarChart } from '@/components/charts/bar-chart';
import type { ChartValue } from '@/components/charts/chart-data';
import { DonutChart } from '@/components/charts/donut-chart';
import { HeatMap } from '@/components/charts/heat-map';
import { LineChart } from '@/components/charts/line-chart';
import { Sparkline } from '@/components/charts/sparkline';
import { StackedBarChart } from '@/components/charts/stacked-bar-chart';
import { Card } from '@/components/ui/card';
import { chartFigures as figures } from './chart-figures';
import type { GalleryText } from './gallery-text';
import { Columns, Section } from './specimen';

type Words = GalleryText['charts'];

export function Charts({ text }: { text: GalleryText }) {
  const words = text.charts;
  return (
    <Section id="charts" title={text.sections.charts}>
      <Bars words={words} />
      <Stacks words={words} />
      <Lines words={words} />
      <Donuts words={words} />
      <Heat words={words} />
      <Empty words={words} />
    </Section>
  );
}

function Bars({ words }: { words: Words }) {
  const many = figures.many.map((value, index) => ({ label: numbered(words.className, index), value }));
  return (
    <>
      <Columns>
        <Card>
          <BarChart
            id="chart-attendance"
            title={words.attendance}
            lead={words.attendanceLead}
            valueLabel={words.attendanceValue}
            items={itemsOf(figures.classNames, figures.attendance)}
            format={{ style: 'percent' }}
          />
        </Card>
        <Card>
          <BarChart
            id="chart-balance"
            title={words.balance}
            valueLabel={words.balanceValue}
            items={itemsOf(figures.classNames, figures.balance)}
            format={{ signDisplay: 'exceptZero' }}
          />
        </Card>
      </Columns>
      <Card>
        <BarChart
          id="chart-points"
          title={words.points}
          lead={words.pointsLead}
          valueLabel={words.pointsValue}
          items={itemsOf(words.schools, figures.points)}
        />
      </Card>
      <Card>
        <BarChart
          id="chart-many"
          title={words.many}
          valueLabel={words.manyValue}
          items={many.map((item) => ({ ...item, key: item.label }))}
        />
      </Card>
    </>
  );
}

function Stacks({ words }: { words: Words }) {
  return (
    <Card>
      <StackedBarChart
        id="chart-answers"
        title={words.answers}
        lead={words.answersLead}
        categories={words.units}
        series={seriesOf(words.answerKinds, figures.answers)}
      />
    </Card>
  );
}

function Lines({ words }: { words: Words }) {
  const weeks = figures.done[0]?.map((_, index) => numbered(words.week, index)) ?? [];
  return (
    <>
      <Card>
        <LineChart
          id="chart-weeks"
          title={words.weeks}
          lead={words.weeksLead}
          moments={weeks}
          series={seriesOf(words.classes, figures.done)}
        />
      </Card>
      <Columns>
        <Card>
          <LineChart
            id="chart-visits"
            title={words.visits}
            lead={words.visitsLead}
            moments={weeks}
            series={seriesOf([words.visitsSeries], [figures.visits])}
          />
        </Card>
        <Card>
          <p className="text-ink-soft text-sm">{words.spark}</p>
          <p className="mb-2 font-bold text-2xl tabular-nums">{figures.given.at(-1)}</p>
          <Sparkline
            id="chart-spark"
            title={words.spark}
            valueLabel={words.sparkValue}
            items={itemsOf(weeks, figures.given)}
          />
        </Card>
      </Columns>
    </>
  );
}

function Donuts({ words }: { words: Words }) {
  const shared = { valueLabel: words.devicesValue, wholeLabel: words.devicesWhole };
  return (
    <>
      <Card>
        <DonutChart
          id="chart-devices"
          title={words.devices}
          items={itemsOf(words.deviceNames, figures.devices)}
          {...shared}
        />
      </Card>
      <Columns>
        <Card>
          <DonutChart id="chart-only" title={words.only} items={itemsOf([words.onlyItem], [28])} {...shared} />
        </Card>
        <Card>
          <DonutChart
            id="chart-zeros"
            title={words.zeros}
            items={itemsOf(words.deviceNames.slice(0, 3), [0, 0, 0])}
            {...shared}
          />
        </Card>
      </Columns>
    </>
  );
}

function Heat({ words }: { words: Words }) {
  const lessons = figures.lessons[0]?.map((_, index) => numbered(words.lesson, index)) ?? [];
  return (
    <>
      <Card>
        <HeatMap
          id="chart-hours"
          title={words.hours}
          lead={words.hoursLead}
          columns={figures.hours}
          rows={seriesOf(words.days, figures.questions)}
        />
      </Card>
      <Card>
        <HeatMap
          id="chart-lessons"
          title={words.lessonsMap}
          columns={lessons}
          rows={seriesOf(words.students, figures.lessons)}
          format={{ style: 'percent' }}
        />
      </Card>
    </>
  );
}

function Empty({ words }: { words: Words }) {
  return (
    <Columns>
      <Card>
        <LineChart id="chart-none" title={words.none} moments={[]} series={[]} />
      </Card>
      <Card>
        <BarChart
          id="chart-one"
          title={words.only}
          valueLabel={words.manyValue}
          items={itemsOf([words.onlyItem], [28])}
        />
      </Card>
    </Columns>
  );
}

function itemsOf(labels: readonly string[], values: readonly ChartValue[]) {
  return labels.map((label, index) => ({ key: label, label, value: values[index] ?? null }));
}

function seriesOf(labels: readonly string[], rows: readonly (readonly ChartValue[])[]) {
  return labels.map((label, index) => ({ key: label, label, values: rows[index] ?? [] }));
}

function numbered(words: string, index: number): string {
  return words.replace('{n}', String(index + 1));
}
