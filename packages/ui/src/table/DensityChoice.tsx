import { useId } from 'react'
import { hidden } from '../components/VisuallyHidden/VisuallyHidden.css'
import * as styles from './ColumnChoicePopover.css'
import type { Density } from './column'

export interface DensityChoiceProps {
  value: Density
  onChange: (density: Density) => void
}

const names = { comfortable: 'Comfortable', compact: 'Compact' } as const

export function DensityChoice({ value, onChange }: DensityChoiceProps) {
  const name = useId()
  return (
    <div className={styles.densities} role="radiogroup" aria-label="Row height">
      {(Object.keys(names) as Density[]).map((density) => (
        <label key={density} className={styles.density}>
          <input
            type="radio"
            className={hidden}
            name={name}
            checked={value === density}
            onChange={() => onChange(density)}
          />
          {names[density]}
        </label>
      ))}
    </div>
  )
}
