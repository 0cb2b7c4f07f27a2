import './charts.css';
import { BarChart as MantineBarChart } from '@mantine/charts';
import type { BarChartProps } from './bar-chart.tsx';
import { MantineScope } from './mantine-scope.tsx';

/** Renders the chart that `BarChart` loads when it is first shown. */
export function BarChartView({ data, series, stacked, format }: BarChartProps) {
  return (
    <MantineScope>
      <MantineBarChart
        h="100%"
        data={data.map(({ place, values }) => ({ place, ...values }))}
        dataKey="place"
        series={series.map(({ key, label, tone }) => ({ name: key, label, color: `var(--mt-${tone})` }))}
        type={stacked ? 'stacked' : 'default'}
        valueFormatter={format}
        withLegend={series.length > 1}
        legendProps={{ verticalAlign: 'top', itemSorter: null }}
        gridAxis="x"
        tickLine="none"
        gridColor="var(--mt-line)"
        textColor="var(--mt-muted)"
        maxBarWidth={48}
        yAxisProps={{ width: 84 }}
        xAxisProps={{ minTickGap: 8 }}
        barProps={{ isAnimationActive: false }}
        tooltipAnimationDuration={0}
        // The chart is one picture to assistive technology: its parts take no focus.
        barChartProps={{ accessibilityLayer: false }}
      />
    </MantineScope>
  );
}
