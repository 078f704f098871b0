export { Chart, type ChartProps } from './Chart'
export type { ChartData, ChartKind, ChartSeries, ChartTone, ValueCell } from './chartData'
export { Sparkline, type SparklineProps } from './Sparkline'
