import { useLateView } from './use-late-view.ts';

/** Colours of the look that are told apart, and read on the page, light and dark. */
export type ChartTone = 'plum' | 'gold' | 'mint' | 'primary';

export interface ChartSeries {
  key: string;
  label: string;
  tone: ChartTone;
}

export interface BarChartProps {
  /** What it shows, and where the same figures are to be read: beside every chart there is a table. */
  label: string;
  /** One place on the axis each, with a number for each series. */
  data: readonly { place: string; values: Readonly<Record<string, number>> }[];
  series: readonly ChartSeries[];
  /** The bars of a place on one another, and not beside one another. */
  stacked?: boolean;
  /** How a number is written. */
  format: (value: number) => string;
}

// Drawing charts is heavy and few pages do: it loads when the first is shown.
const fetchChart = async () => (await import('./bar-chart-drawn.tsx')).DrawnBarChart;

/** Figures as bars, for those who see them; it says nothing that the table beside it doesn't. */
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
