import { useLateView } from './use-late-view.ts';

/** Colours of the palette that are distinguishable and readable in the light and the dark theme. */
export type ChartTone = 'plum' | 'gold' | 'mint' | 'primary';

export interface ChartSeries {
  key: string;
  label: string;
  tone: ChartTone;
}

export interface BarChartProps {
  /** Accessible name; it names the table beside the chart that has the same figures. */
  label: string;
  /** One entry per place on the axis, with a number for each series. */
  data: readonly { place: string; values: Readonly<Record<string, number>> }[];
  series: readonly ChartSeries[];
  /** Stacks the bars of a place instead of grouping them. */
  stacked?: boolean;
  /** Formats a number. */
  format: (value: number) => string;
}

// Drawing charts is heavy and few pages do: it loads when the first is shown.
const fetchChart = async () => (await import('./bar-chart-view.tsx')).BarChartView;

/** Renders figures as bars. The table beside it must contain the same figures. */
export function BarChart(props: BarChartProps) {
  const { View: DrawnChart, lostNotice } = useLateView(fetchChart);
  // What is in a picture isn't read out, nor are its buttons.
  if (lostNotice) return lostNotice;
  return (
    <div className="mt-chart" role="img" aria-label={props.label}>
      {DrawnChart ? <DrawnChart {...props} /> : null}
    </div>
  );
}
