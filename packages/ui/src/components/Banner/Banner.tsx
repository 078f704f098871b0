import { banner } from './Banner.css'

/** Banner across the frame, 28 px tall (specification, section 2). */
export function Banner({ children }: { children: string }) {
  return (
    <div className={banner} role="status">
      {children}
    </div>
  )
}
