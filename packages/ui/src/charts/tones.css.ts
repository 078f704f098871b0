import { createVar, styleVariants } from '@vanilla-extract/css'
import { color } from '../theme/vars.css'

/** Lines and bars: at least 3:1 contrast in both themes. */
export const mark = createVar()
/** Text in the series color (AA contrast). */
export const words = createVar()

// Amber's solid step is too light for a line on white.
export const tones = styleVariants({
  accent: { vars: { [mark]: color.accent, [words]: color.accentText } },
  positive: { vars: { [mark]: color.positive.solid, [words]: color.positive.text } },
  caution: { vars: { [mark]: color.caution.text, [words]: color.caution.text } },
  info: { vars: { [mark]: color.info.solid, [words]: color.info.text } },
  negative: { vars: { [mark]: color.negative.solid, [words]: color.negative.text } },
  severity1: { vars: { [mark]: color.severity[1], [words]: color.caution.text } },
  severity2: { vars: { [mark]: color.severity[2], [words]: color.caution.text } },
  severity3: { vars: { [mark]: color.severity[3], [words]: color.negative.text } },
  severity4: { vars: { [mark]: color.severity[4], [words]: color.negative.text } },
  neutral: { vars: { [mark]: color.neutral.solid, [words]: color.neutral.text } },
})
