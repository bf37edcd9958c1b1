import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { type Locale, locales } from '@/lib/platform/i18n/locales';
import { messagesOf } from '@/lib/platform/i18n/messages';
import { BarChart } from './bar-chart';
import type { ChartValue } from './chart-data';
import { DonutChart } from './donut-chart';
import { HeatMap } from './heat-map';
import { LineChart } from './line-chart';
import { Sparkline } from './sparkline';
import { StackedBarChart } from './stacked-bar-chart';

function markup(chart: ReactNode, locale: Locale = 'en'): string {
  return renderToStaticMarkup(
    <NextIntlClientProvider locale={locale} messages={messagesOf(locale)} timeZone="UTC">
      {chart}
    </NextIntlClientProvider>,
  );
}

function itemsOf(values: readonly ChartValue[]) {
  return values.map((value, index) => ({ key: `k${index}`, label: `Class ${index + 1}`, value }));
}

const moments = (count: number) => Array.from({ length: count }, (_, index) => `Week ${index + 1}`);

/** Every chart over the same numbers; the series charts show them as one row. */
const charts: Record<string, (values: readonly ChartValue[]) => ReactNode> = {
  'bar chart': (values) => <BarChart id="c" title="Points" valueLabel="Points" items={itemsOf(values)} />,
  'stacked bar chart': (values) => (
    <StackedBarChart
      id="c"
      title="Points"
      categories={moments(values.length)}
      series={[
        { key: 'a', label: 'Run', values },
        { key: 'b', label: 'Walk', values },
      ]}
    />
  ),
  'line chart': (values) => (
    <LineChart id="c" title="Points" moments={moments(values.length)} series={[{ key: 'a', label: 'Run', values }]} />
  ),
  'donut chart': (values) => (
    <DonutChart id="c" title="Points" valueLabel="Points" wholeLabel="In all" items={itemsOf(values)} />
  ),
  sparkline: (values) => <Sparkline id="c" title="Points" valueLabel="Points" items={itemsOf(values)} />,
  'heat map': (values) => (
    <HeatMap
      id="c"
      title="Points"
      columns={moments(values.length)}
      rows={[
        { key: 'a', label: 'Run', values },
        { key: 'b', label: 'Walk', values },
      ]}
    />
  ),
};

const awkward: Record<string, readonly ChartValue[]> = {
  'no values': [],
  'nothing known': [null, Number.NaN, Number.POSITIVE_INFINITY],
  'a single value': [7],
  zeros: [0, 0, 0],
  'values below zero': [-4, 6, -1],
  gaps: [3, null, 5],
  'huge values': [1_500_000, 2_000_000_000_000, 12],
  'tiny shares': [0.000001, 0.5],
  'very many values': Array.from({ length: 300 }, (_, index) => index % 37),
};

describe.each(Object.entries(charts))('the %s', (_, chart) => {
  it.each(Object.entries(awkward))('draws %s without script, broken numbers or repeated ids', (_name, values) => {
    for (const locale of locales) {
      const html = markup(chart(values), locale);
      expect(html).not.toMatch(/<script|\son[a-z]+=|NaN|Infinity|undefined/);
      const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
      expect(ids).toEqual([...new Set(ids)]);
    }
  });

  it('names and sums up its drawing', () => {
    const html = markup(chart([3, 9, 5]));
    expect(html).toMatch(/<svg role="img" aria-labelledby="c-title" aria-describedby="c-summary"/);
    expect(html).toContain('<title id="c-title">Points</title>');
    expect(html).toMatch(/<desc id="c-summary">\d+ values\. Highest: (9|18), .+\. Lowest: (3|6), .+\.<\/desc>/);
  });

  it('finds every fill and shape that it points to', () => {
    const html = markup(chart([3, 9, 5]));
    for (const [, id] of html.matchAll(/(?:url\(|href=")#([^)"]*)/g)) expect(html).toContain(`id="${id}"`);
  });

  it('tells the numbers of a table that are those it was given, in both languages', () => {
    const values = [1234.5, 0, null, -2];
    expect(numbersOf(markup(chart(values), 'en'))).toEqual(expect.arrayContaining(['1,234.5', '0', 'no data', '-2']));
    expect(numbersOf(markup(chart(values), 'pt-BR'))).toEqual(
      expect.arrayContaining(['1.234,5', '0', 'sem dado', '-2']),
    );
  });

  it('says so where there is nothing to draw', () => {
    const html = markup(chart([null, null]));
    expect(html).toContain('Nothing to show yet');
    expect(html).not.toContain('role="img"');
  });
});

/** The body cells of the one table. */
function numbersOf(html: string): string[] {
  expect(html.match(/<table/g)).toHaveLength(1);
  return [...html.matchAll(/<td>([^<]*)<\/td>/g)].map(([, text]) => text ?? '');
}

describe('charts of several series', () => {
  const series = [
    { key: 'a', label: 'Present', values: [10, 20] },
    { key: 'b', label: 'Absent', values: [30] },
  ];

  it('give each category a row and each series a column', () => {
    const html = markup(<StackedBarChart id="c" title="Days" categories={['Mon', 'Tue']} series={series} />);
    const rows = [...html.matchAll(/<tr>(.*?)<\/tr>/g)].map(([, row]) => row?.replace(/<[^>]+>/g, '|'));
    expect(rows).toEqual(['|||Present||Absent|', '|Mon||10||30|', '|Tue||20||no data|']);
  });

  it('shorten huge numbers in the drawing and tell them whole in the table', () => {
    const huge = [{ key: 'a', label: 'Hits', values: [0, 1_500_000] }];
    const texts = (locale: Locale) =>
      markup(<LineChart id="c" title="Hits" moments={['1', '2']} series={huge} />, locale).replace(/\u00a0/g, ' ');
    expect(texts('en')).toMatch(/>1\.5M</);
    expect(texts('pt-BR')).toMatch(/>1,5 mi</);
    expect(texts('pt-BR')).toContain('<td>1.500.000</td>');
  });

  it('note what is below zero only where a drawing leaves it out', () => {
    const note = 'Values below zero';
    const noted = Object.entries(charts).filter(([, chart]) => markup(chart([-1, 2])).includes(note));
    expect(noted.map(([name]) => name)).toEqual(['stacked bar chart', 'donut chart']);
  });
});

describe('the line chart', () => {
  const shares = (span?: readonly number[]) =>
    markup(
      <LineChart
        id="c"
        title="Score"
        format={{ style: 'percent' }}
        moments={['1', '2']}
        series={[{ key: 'a', label: 'Run', values: [0.92, 1] }]}
        {...(span && { span })}
      />,
    );

  it('begins where its values do, unless it shows parts of a whole', () => {
    expect(shares()).not.toMatch(/>0%</);
    expect(shares([0, 1])).toMatch(/>0%<[\s\S]*>100%</);
  });
});

describe('the donut chart', () => {
  it('gathers the least of many parts under one name, and keeps all of them in the table', () => {
    const html = markup(charts['donut chart']?.([1, 2, 3, 4, 5, 6, 7, 8]));
    expect(html).toContain('Others (3)');
    expect(html.match(/<th scope="row">/g)).toHaveLength(8);
  });
});
